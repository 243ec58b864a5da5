import exifr from "exifr";
import { timeTaken } from "~/device/photographs/time-taken";
import type { Capture } from "~/models/pictures/picture-tasks";

/** The names of EXIF 2.32; exifr adds the position in degrees. */
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
 * When, where and with what a picture was taken, from the bytes of its EXIF block and its file's name. Metadata that
 * cannot be read is no reason to refuse a picture.
 */
export async function readCapture(source: Buffer | undefined, fileName: string): Promise<Capture> {
  const tags = (source && (await exifr.parse(source, OPTIONS).catch(() => undefined))) ?? {};
  const position = positionOf(tags.latitude, tags.longitude);
  const { takenAt, takenOffset, toldBy } = await timeTaken({
    ...cluesOf(tags),
    position,
    fileName,
  });
  return {
    takenAt,
    takenOffset,
    toldBy,
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

/** The date and time that a satellite told, as EXIF writes one. */
function gpsDate(day: unknown, time: unknown) {
  const parts = Array.isArray(time) ? time.map((part) => Math.floor(Number(part))) : [];
  return parts.length === 3
    ? `${day} ${parts.map((part) => String(part).padStart(2, "0")).join(":")}`
    : "";
}

function positionOf(lat: unknown, lng: unknown) {
  const latitude = finite(lat, -90, 90);
  const longitude = finite(lng, -180, 180);
  // Some cameras write zeros where they know of no place.
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return { lat: latitude, lng: longitude };
}

function finite(value: unknown, min: number, max: number) {
  const isIn = typeof value === "number" && value >= min && value <= max;
  return isIn ? value : null;
}

/** `Apple iPhone 15`: the maker once, though many write it into the model as well. */
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
