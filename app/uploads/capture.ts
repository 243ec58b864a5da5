import type { Coordinates } from "~/utils/position";
import { exifSegment } from "./exif";

/** When and where a photograph was taken, read on the device: there before the site has seen it, and without a line. */
export type Capture = {
  /** ISO 8601; without an offset by the camera's clock alone. */
  takenAt: string | null;
  position: Coordinates | null;
};

const NOTHING: Capture = { takenAt: null, position: null };

/** The EXIF of a JPEG stands at its beginning. */
const HEAD_BYTES = 256 * 1024;
/** The length, marker and name of the segment stand before its TIFF structure, to which its offsets count. */
const TIFF_AT = 10;

const TAG = {
  exif: 0x8769,
  gps: 0x8825,
  taken: 0x9003,
  offset: 0x9011,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
} as const;

/** What the file says of it; nothing for one that is no JPEG or says nothing. */
export async function readCapture(file: Blob): Promise<Capture> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const segment = exifSegment(head);
    return segment ? captureIn(segment.slice(TIFF_AT)) : NOTHING;
  } catch {
    // A directory that points beyond the segment's end, or a file that is gone from the device.
    return NOTHING;
  }
}

type Directory = Map<number, number>;
type Tiff = { view: DataView; isLittle: boolean };

function captureIn(bytes: Uint8Array<ArrayBuffer>): Capture {
  const view = new DataView(bytes.buffer);
  const tiff = { view, isLittle: view.getUint16(0) === 0x4949 };
  const first = directoryAt(tiff, view.getUint32(4, tiff.isLittle));
  const exif = below(tiff, first, TAG.exif);
  const gps = below(tiff, first, TAG.gps);
  return { takenAt: takenIn(tiff, exif), position: positionIn(tiff, gps) };
}

/** Where the entry of each tag stands. */
function directoryAt({ view, isLittle }: Tiff, at: number): Directory {
  const entries = Array.from({ length: view.getUint16(at, isLittle) }, (_, index) => {
    const entry = at + 2 + 12 * index;
    return [view.getUint16(entry, isLittle), entry] as const;
  });
  return new Map(entries);
}

function below(tiff: Tiff, directory: Directory, tag: number): Directory {
  const entry = directory.get(tag);
  if (entry === undefined) return new Map();
  return directoryAt(tiff, tiff.view.getUint32(entry + 8, tiff.isLittle));
}

/** Text of up to four bytes stands in its entry, longer text where that points. */
function textOf({ view, isLittle }: Tiff, directory: Directory, tag: number) {
  const entry = directory.get(tag);
  if (entry === undefined) return "";
  const length = view.getUint32(entry + 4, isLittle);
  const at = length > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8;
  const codes = Array.from({ length }, (_, index) => view.getUint8(at + index));
  return String.fromCharCode(...codes).replace(/\0.*$/s, "");
}

function takenIn(tiff: Tiff, exif: Directory) {
  const [, year, month, day, time] =
    /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(textOf(tiff, exif, TAG.taken)) ?? [];
  if (!year || year === "0000") return null;
  const [offset = ""] = /^[+-]\d\d:\d\d/.exec(textOf(tiff, exif, TAG.offset)) ?? [];
  return `${year}-${month}-${day}T${time}${offset}`;
}

function positionIn(tiff: Tiff, gps: Directory): Coordinates | null {
  const lat = degreesOf(tiff, gps, TAG.latitude);
  const lng = degreesOf(tiff, gps, TAG.longitude);
  if (lat === null || lng === null || (lat === 0 && lng === 0)) return null;
  return {
    lat: textOf(tiff, gps, TAG.latitudeRef) === "S" ? -lat : lat,
    lng: textOf(tiff, gps, TAG.longitudeRef) === "W" ? -lng : lng,
  };
}

/** Degrees, minutes and seconds, each a fraction of two whole numbers. */
function degreesOf({ view, isLittle }: Tiff, gps: Directory, tag: number) {
  const entry = gps.get(tag);
  if (entry === undefined) return null;
  const at = view.getUint32(entry + 8, isLittle);
  const [degrees = 0, minutes = 0, seconds = 0] = [0, 8, 16].map(
    (part) => view.getUint32(at + part, isLittle) / (view.getUint32(at + part + 4, isLittle) || 1),
  );
  const value = degrees + minutes / 60 + seconds / 3600;
  return Number.isFinite(value) ? value : null;
}
