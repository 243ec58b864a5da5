import { type FileHandle, open } from "node:fs/promises";

/** Tags of TIFF 6.0, its supplements and DNG 1.7. */
const SUBFILE_TYPE = 254;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const SUB_IFDS = 330;
const CFA_PATTERN = 33_422;
const DNG_VERSION = 50_706;

/** What a sensor saw, before it is a picture: a colour filter array, or its light in a straight line. */
const SENSOR_PHOTOMETRICS = new Set([32_803, 34_892]);
/** The makers' own: Sony, Epson, Samsung, Nikon, Kodak, Pentax. */
const MAKERS_COMPRESSIONS = new Set([32_767, 32_769, 32_770, 34_713, 65_000, 65_535]);
const REDUCED = 1;
/** More than any camera writes; a file may lead in a circle. */
const MAX_DIRECTORIES = 16;
const MAX_ENTRIES = 1_000;
const ENTRY_BYTES = 12;

type Directory = { tags: Map<number, number>; subdirectories: number[]; next: number };

/**
 * Whether a TIFF file is a raw photograph (DNG, NEF, ARW, PEF, …). What TIFF shows of one is at best a small preview
 * that the camera put first.
 */
export async function isRawPhotograph(file: string) {
  const handle = await open(file);
  try {
    const head = await readAt(handle, 0, 8);
    const isLittle = head.toString("latin1", 0, 2) === "II";
    const waiting = [numberAt(head, 4, 4, isLittle)];
    for (let count = 0; count < MAX_DIRECTORIES; count++) {
      const at = waiting.shift();
      if (!at) return false;
      const directory = await readDirectory(handle, at, isLittle);
      if (isOfSensor(directory)) return true;
      // The first image is the one that is shown.
      if (count === 0 && ((directory.tags.get(SUBFILE_TYPE) ?? 0) & REDUCED) !== 0) return true;
      waiting.push(...directory.subdirectories, directory.next);
    }
    return false;
  } finally {
    await handle.close();
  }
}

function isOfSensor({ tags }: Directory) {
  return (
    tags.has(DNG_VERSION) ||
    tags.has(CFA_PATTERN) ||
    SENSOR_PHOTOMETRICS.has(tags.get(PHOTOMETRIC) ?? 0) ||
    MAKERS_COMPRESSIONS.has(tags.get(COMPRESSION) ?? 0)
  );
}

async function readDirectory(
  handle: FileHandle,
  at: number,
  isLittle: boolean,
): Promise<Directory> {
  const count = Math.min(numberAt(await readAt(handle, at, 2), 0, 2, isLittle), MAX_ENTRIES);
  const bytes = await readAt(handle, at + 2, count * ENTRY_BYTES + 4);
  const tags = new Map<number, number>();
  let subdirectories: number[] = [];
  for (let entry = 0; entry < count * ENTRY_BYTES; entry += ENTRY_BYTES) {
    const tag = numberAt(bytes, entry, 2, isLittle);
    const isShort = numberAt(bytes, entry + 2, 2, isLittle) === 3;
    const length = numberAt(bytes, entry + 4, 4, isLittle);
    const value = numberAt(bytes, entry + 8, isShort && length <= 2 ? 2 : 4, isLittle);
    tags.set(tag, value);
    if (tag === SUB_IFDS) subdirectories = await offsets(handle, value, length, isLittle);
  }
  return { tags, subdirectories, next: numberAt(bytes, count * ENTRY_BYTES, 4, isLittle) };
}

/** One stands in the entry itself, several where it points to. */
async function offsets(handle: FileHandle, value: number, length: number, isLittle: boolean) {
  if (length === 1) return [value];
  const count = Math.min(length, MAX_DIRECTORIES);
  const bytes = await readAt(handle, value, count * 4);
  return Array.from({ length: count }, (_, index) => numberAt(bytes, index * 4, 4, isLittle));
}

/** Zeros where the file ends before. */
async function readAt(handle: FileHandle, position: number, length: number) {
  const bytes = Buffer.alloc(length);
  await handle.read(bytes, 0, length, position);
  return bytes;
}

function numberAt(bytes: Buffer, at: number, length: 2 | 4, isLittle: boolean) {
  return isLittle ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
}
