import exifr from "exifr";
import { timeTaken } from "~/device/photographs/time-taken";
import type { Capture } from "~/models/pictures/picture-tasks";

/** Names of EXIF 2.32; exifr adds the position in degrees. */
const OPTIONS = {
  tiff: true,
  exif: true,
  gps: true,
  xmp: false,
  iptc: false,
  icc: false,
  mergeOutput: true,
  reviveValues: false,
  pick: [
    "Make",
    "Model",
    "DateTimeOriginal",
    "OffsetTimeOriginal",
    "CreateDate",
    "OffsetTimeDigitized",
    "ModifyDate",
    "OffsetTime",
    "GPSDateStamp",
    "GPSTimeStamp",
    "GPSLatitude",
    "GPSLatitudeRef",
    "GPSLongitude",
    "GPSLongitudeRef",
    "GPSImgDirection",
  ],
};

/**
 * When, where and with what a picture was taken, from its EXIF block and its file name. Unreadable metadata is no
 * reason to refuse a picture.
 */
export async function readCapture(source: Buffer | undefined, fileName: string): Promise<Capture> {
  const tags = (source && (await exifr.parse(source, OPTIONS).catch(() => undefined))) ?? {};
  const position = positionOf(tags.latitude, tags.longitude);
  const { takenAt, takenOffset, timeSource } = await timeTaken({
    ...cluesOf(tags),
    position,
    fileName,
  });
  return {
    takenAt,
    takenOffset,
    timeSource,
    position,
    direction: finite(tags.GPSImgDirection, 0, 360),
    camera: cameraOf(tags.Make, tags.Model),
  };
}

function cluesOf(tags: Record<string, unknown>) {
  const dates = [
    [tags.DateTimeOriginal, tags.OffsetTimeOriginal],
    [tags.CreateDate, tags.OffsetTimeDigitized],
    [tags.ModifyDate, tags.OffsetTime],
  ].map(([clock, offset]) => ({ clock: String(clock ?? ""), offset: String(offset ?? "") }));
  return { dates, satellites: gpsDate(tags.GPSDateStamp, tags.GPSTimeStamp) };
}

/** The GPS date and time in EXIF's usual format. */
function gpsDate(day: unknown, time: unknown) {
  const parts = Array.isArray(time) ? time.map((part) => Math.floor(Number(part))) : [];
  return parts.length === 3
    ? `${day} ${parts.map((part) => String(part).padStart(2, "0")).join(":")}`
    : "";
}

function positionOf(lat: unknown, lng: unknown) {
  const latitude = finite(lat, -90, 90);
  const longitude = finite(lng, -180, 180);
  // Some cameras write zeros for an unknown position.
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return { lat: latitude, lng: longitude };
}

function finite(value: unknown, min: number, max: number) {
  const isIn = typeof value === "number" && value >= min && value <= max;
  return isIn ? value : null;
}

/** Such as `Apple iPhone 15`: the maker once, although many cameras repeat it in the model. */
function cameraOf(make: unknown, model: unknown) {
  const maker = words(make);
  const name = words(model);
  return name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`.trim();
}

function words(value: unknown) {
  return typeof value === "string"
    ? value
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim()
        .slice(0, 60)
    : "";
}
