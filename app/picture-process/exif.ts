import exifr from "exifr";
import type { Capture } from "~/models/pictures/picture-tasks";
import { parseInstant } from "~/utils/words/dates";

/** Where clocks begin to count that nobody has set: 1904, 1970, 1980. */
const UNSET_CLOCK = /^(?:1904|1970|1980)[:-]01[:-]01 00:00/;

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
 * When, where and with what a picture was taken, from the bytes of its EXIF block. Metadata that cannot be read is no reason to refuse a picture.
 */
export async function readCapture(source: Buffer | undefined): Promise<Capture> {
  const tags = source && (await exifr.parse(source, OPTIONS).catch(() => undefined));
  if (!tags) return NOTHING;
  return {
    ...takenOf(tags),
    position: positionOf(tags.latitude, tags.longitude),
    direction: finite(tags.GPSImgDirection, 0, 360),
    camera: cameraOf(tags.Make, tags.Model),
  };
}

/**
 * When it was taken, by the first of its dates that is one: cameras whose clock was never set leave blanks, zeros or the
 * beginning of their reckoning. Satellites tell the time of UTC.
 */
function takenOf(tags: Record<string, unknown>): Pick<Capture, "takenAt" | "takenOffset"> {
  const offsets = [tags.OffsetTimeOriginal, tags.OffsetTimeDigitized, tags.OffsetTime];
  const known = offsets.find((offset) => minutesOf(offset) !== null);
  const dates = [tags.DateTimeOriginal, tags.CreateDate, tags.ModifyDate];
  for (const [index, date] of dates.entries()) {
    const own = offsets[index];
    const offset = minutesOf(own) === null ? known : own;
    const takenAt = instantOf(date, offset);
    if (takenAt !== null) return { takenAt, takenOffset: minutesOf(offset) };
  }
  const takenAt = instantOf(gpsDate(tags.GPSDateStamp, tags.GPSTimeStamp), "+00:00");
  return { takenAt, takenOffset: takenAt === null ? null : minutesOf(known) };
}

/** `+05:30` as minutes east of UTC; no zone is farther away than 14 hours. */
function minutesOf(value: unknown) {
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)/.exec(String(value ?? "")) ?? [];
  const all = Number(hours) * 60 + Number(minutes);
  if (!hours || all > 14 * 60) return null;
  return sign === "-" ? -all : all;
}

/** `2025:08:01 09:30:00`, read with its offset or else in the site's zone; `null` for none, and for a clock's beginning. */
function instantOf(value: unknown, offset: unknown) {
  const [, day, time] =
    /^(\d{4}[:-]\d\d[:-]\d\d)[ T](\d\d:\d\d(?::\d\d)?)/.exec(String(value ?? "")) ?? [];
  if (!day || UNSET_CLOCK.test(`${day} ${time}`)) return null;
  const zone = minutesOf(offset) === null ? "" : String(offset).slice(0, 6);
  return parseInstant(`${day.replaceAll(":", "-")}T${time}${zone}`)?.getTime() ?? null;
}

/** The date and time that a satellite told, as EXIF writes one. */
function gpsDate(day: unknown, time: unknown) {
  const parts = Array.isArray(time) ? time.map((part) => Math.floor(Number(part))) : [];
  return parts.length === 3
    ? `${day} ${parts.map((part) => String(part).padStart(2, "0")).join(":")}`
    : null;
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
