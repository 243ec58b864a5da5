import exifr from "exifr";
import { parseInstant } from "~/utils/dates";
import type { Capture } from "./tasks";

const SITE_OFFSET = "+05:30";

const NOTHING: Capture = {
  takenAt: null,
  takenOffset: null,
  position: null,
  direction: null,
  camera: "",
};

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
    "CreateDate",
    "OffsetTimeOriginal",
    "OffsetTime",
    "GPSLatitude",
    "GPSLatitudeRef",
    "GPSLongitude",
    "GPSLongitudeRef",
    "GPSImgDirection",
  ],
};

/**
 * When, where and with what a picture was taken, from the bytes of its EXIF block. Metadata that cannot be read is no reason to refuse a picture.
 */
export async function readCapture(source: Buffer | undefined): Promise<Capture> {
  const tags = source && (await exifr.parse(source, OPTIONS).catch(() => undefined));
  if (!tags) return NOTHING;
  const offset: unknown = tags.OffsetTimeOriginal ?? tags.OffsetTime;
  return {
    takenAt: instantOf(tags.DateTimeOriginal ?? tags.CreateDate, offset),
    takenOffset: minutesOf(offset),
    position: positionOf(tags.latitude, tags.longitude),
    direction: finite(tags.GPSImgDirection, 0, 360),
    camera: cameraOf(tags.Make, tags.Model),
  };
}

/** `+05:30` as minutes east of UTC. */
function minutesOf(value: unknown) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(String(value ?? "")) ?? [];
  if (!hours) return null;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** `2025:08:01 09:30:00`, read with its offset or else in the site's zone. */
function instantOf(value: unknown, offset: unknown) {
  const [, day, time] =
    /^(\d{4}[:-]\d\d[:-]\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(String(value ?? "")) ?? [];
  if (!day) return null;
  const zone = minutesOf(offset) === null ? SITE_OFFSET : String(offset).slice(0, 6);
  return parseInstant(`${day.replaceAll(":", "-")}T${time}${zone}`)?.getTime() ?? null;
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
