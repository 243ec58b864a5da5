import type { Coordinates } from "~/utils/position/position";
import { exifSegment } from "./exif";
import { type TimeClues, type TimeSource, timeTaken } from "./time-taken";

/**
 * When and where a photograph was taken, read on the device, so that it is known before the upload and without a
 * connection.
 */
export type PhotoCapture = {
  /** ISO 8601. */
  takenAt: string | null;
  timeSource?: TimeSource | null;
  position: Coordinates | null;
};

type Said = Pick<TimeClues, "dates" | "satellites" | "position">;

const NOTHING: Said = { dates: [], satellites: "", position: null };

/** The EXIF data is at the beginning of a JPEG. */
const HEAD_BYTES = 256 * 1024;
/** The bytes of the segment (length, marker, name) before the TIFF structure; all offsets count from there. */
const TIFF_AT = 10;

const TAG = {
  exif: 0x8769,
  gps: 0x8825,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
  satelliteTime: 7,
  satelliteDay: 29,
} as const;

/** The tags of a time and of its offset: original, then digitised. */
const TIMES = [
  [0x9003, 0x9011],
  [0x9004, 0x9012],
] as const;
/** The tags of the file's last change; the time is in another directory than its offset. */
const WRITTEN = [0x0132, 0x9010] as const;

/** What a file's metadata says; for other files than JPEG only its name counts. */
export async function readCapture(file: Blob, fileName = ""): Promise<PhotoCapture> {
  const said = await saidBy(file);
  const { takenAt, timeSource } = await timeTaken({ ...said, fileName });
  const taken = takenAt === null ? null : new Date(takenAt).toISOString();
  return { takenAt: taken, timeSource, position: said.position };
}

async function saidBy(file: Blob) {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const segment = exifSegment(head);
    return segment ? saidIn(segment.slice(TIFF_AT)) : NOTHING;
  } catch {
    // A directory points beyond the segment, or the file is gone from the device.
    return NOTHING;
  }
}

type Directory = Map<number, number>;
type Tiff = { view: DataView; isLittle: boolean };

function saidIn(bytes: Uint8Array<ArrayBuffer>): Said {
  const view = new DataView(bytes.buffer);
  const tiff = { view, isLittle: view.getUint16(0) === 0x4949 };
  const first = directoryAt(tiff, view.getUint32(4, tiff.isLittle));
  const exif = below(tiff, first, TAG.exif);
  const gps = below(tiff, first, TAG.gps);
  const times = TIMES.map(([time, offset]) => ({
    clock: textOf(tiff, exif, time),
    offset: textOf(tiff, exif, offset),
  }));
  const written = {
    clock: textOf(tiff, first, WRITTEN[0]),
    offset: textOf(tiff, exif, WRITTEN[1]),
  };
  return {
    dates: [...times, written],
    satellites: satelliteTime(tiff, gps),
    position: positionIn(tiff, gps),
  };
}

/** The position of each tag's entry. */
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

/** Text of up to four bytes is in the entry itself; longer text is where the entry points. */
function textOf({ view, isLittle }: Tiff, directory: Directory, tag: number) {
  const entry = directory.get(tag);
  if (entry === undefined) return "";
  const length = view.getUint32(entry + 4, isLittle);
  const at = length > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8;
  const codes = Array.from({ length }, (_, index) => view.getUint8(at + index));
  return String.fromCharCode(...codes).replace(/\0.*$/s, "");
}

function satelliteTime(tiff: Tiff, gps: Directory) {
  const parts = fractionsOf(tiff, gps, TAG.satelliteTime)?.map(Math.floor);
  const time = parts?.map((part) => String(part).padStart(2, "0")).join(":");
  return time ? `${textOf(tiff, gps, TAG.satelliteDay)} ${time}` : "";
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

/** Three numbers, each stored as a fraction of two integers. */
function fractionsOf({ view, isLittle }: Tiff, gps: Directory, tag: number) {
  const entry = gps.get(tag);
  if (entry === undefined) return null;
  const at = view.getUint32(entry + 8, isLittle);
  return [0, 8, 16].map(
    (part) => view.getUint32(at + part, isLittle) / (view.getUint32(at + part + 4, isLittle) || 1),
  );
}

/** Converts degrees, minutes and seconds to decimal degrees. */
function degreesOf(tiff: Tiff, gps: Directory, tag: number) {
  const [degrees, minutes = 0, seconds = 0] = fractionsOf(tiff, gps, tag) ?? [];
  return degrees === undefined ? null : degrees + minutes / 60 + seconds / 3600;
}
