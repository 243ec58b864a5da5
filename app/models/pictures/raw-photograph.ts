import type { FileHandle } from "node:fs/promises";

/** Tags of TIFF 6.0, its supplements and DNG 1.7. */
const SUBFILE_TYPE = 254;
const COMPRESSION = 259;
const PHOTOMETRIC = 262;
const CFA_PATTERN = 33_422;
const DNG_VERSION = 50_706;

/** Sensor data that is not a picture yet: a colour filter array, or linear raw. */
const SENSOR_PHOTOMETRICS = new Set([32_803, 34_892]);
/** Compression of the makers: Sony, Epson, Samsung, Nikon, Kodak, Pentax. */
const MAKERS_COMPRESSIONS = new Set([32_767, 32_769, 32_770, 34_713, 65_000, 65_535]);
/** A small preview, which cameras put first. */
const REDUCED = 1;
const MAX_ENTRIES = 1_000;
const ENTRY_BYTES = 12;
const SHORT = 3;

/** Whether a TIFF file is a raw photograph (DNG, NEF, ARW, PEF, …), judged by its first directory. */
export async function isRawPhotograph(handle: FileHandle) {
  const head = await readAt(handle, 0, 8);
  const isLittle = head.toString("latin1", 0, 2) === "II";
  const number = (bytes: Buffer, at: number, length: 2 | 4) =>
    isLittle ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
  const directory = number(head, 4, 4);
  const count = Math.min(number(await readAt(handle, directory, 2), 0, 2), MAX_ENTRIES);
  const entries = await readAt(handle, directory + 2, count * ENTRY_BYTES);
  for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
    const isShort = number(entries, at + 2, 2) === SHORT;
    if (isOfRaw(number(entries, at, 2), number(entries, at + 8, isShort ? 2 : 4))) return true;
  }
  return false;
}

function isOfRaw(tag: number, value: number) {
  if (tag === DNG_VERSION || tag === CFA_PATTERN) return true;
  if (tag === SUBFILE_TYPE) return (value & REDUCED) !== 0;
  if (tag === PHOTOMETRIC) return SENSOR_PHOTOMETRICS.has(value);
  return tag === COMPRESSION && MAKERS_COMPRESSIONS.has(value);
}

/** Reads bytes; those beyond the end of the file are zeros. */
async function readAt(handle: FileHandle, position: number, length: number) {
  const bytes = Buffer.alloc(length);
  await handle.read(bytes, 0, length, position);
  return bytes;
}
