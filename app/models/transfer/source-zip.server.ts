import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { roomAt } from "~/utils/files/disk-room.server";
import { ImportRefused, refuse } from "./import-problem";
import { MAX_FILES, MAX_TOTAL_BYTES } from "./layout";
import { isLitter, maxBytesOf, tooLarge } from "./source-folder.server";

/** Texts come to a tenth at best; what comes to less than this is made to fill a disk. */
const MAX_RATIO = 250;
/** One sentence again and again packs as well as it likes. */
const RATIO_FROM_BYTES = 1_000_000;

const TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;

/** Unpacks a ZIP archive into a folder, none of its files outside of it. Throws `ImportRefused`. */
export async function unpackZip(file: string, folder: string) {
  const zip = await openPromise(file, { autoClose: false }).catch((error) => damaged(file, error));
  try {
    const entries = await listEntries(zip, file);
    await refuseWithoutRoom(entries, file, folder);
    for (const entry of entries) {
      await unpack(zip, entry, folder).catch((error) => damaged(entry.fileName, error));
    }
  } finally {
    zip.close();
  }
}

function damaged(file: string, error: NodeJS.ErrnoException): never {
  // What the disk says is no fault of the archive's.
  if (error instanceof ImportRefused || error.syscall) throw error;
  return refuse(file, `This cannot be read from the ZIP archive: ${error.message}.`);
}

/** The archive's files, each of them looked at before the first is unpacked. */
async function listEntries(zip: ZipFile, file: string) {
  if (zip.entryCount > MAX_FILES) refuse(file, `There are more than ${MAX_FILES} files.`);
  const entries: Entry[] = [];
  const seen = new Set<string>();
  try {
    // The package itself refuses absolute paths and those that lead up.
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/") || entry.fileName.split("/").some(isLitter)) continue;
      const key = entry.fileName.normalize("NFC").toLowerCase();
      if (seen.has(key)) refuse(entry.fileName, "There are two files of this name.");
      seen.add(key);
      refuseUnsafe(entry);
      entries.push(entry);
    }
  } catch (error) {
    damaged(file, error as Error);
  }
  return entries;
}

function refuseUnsafe(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize } = entry;
  // Programs on Unix write a file's type there, others nothing.
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
  if (type !== 0 && type !== REGULAR_FILE)
    refuse(fileName, "This is a link or a device, and no file.");
  if (entry.isEncrypted()) refuse(fileName, "This is locked with a password.");
  if (uncompressedSize > maxBytesOf(fileName)) refuse(fileName, tooLarge(maxBytesOf(fileName)));
  const isBomb =
    uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
  if (isBomb) refuse(fileName, "This unpacks to far more than a text or a photograph does.");
}

async function refuseWithoutRoom(entries: Entry[], file: string, folder: string) {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_TOTAL_BYTES) refuse(file, tooLarge(MAX_TOTAL_BYTES));
  // The photographs are copied into the site from there.
  if (bytes * 2 > (await roomAt(folder)))
    refuse(file, "There is not enough room on the disk to unpack it.");
}

/** The package sees to the size, and not to the checksum. */
async function unpack(zip: ZipFile, entry: Entry, folder: string) {
  const path = join(folder, entry.fileName);
  await mkdir(dirname(path), { recursive: true });
  let sum = 0;
  const summed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
  });
  await pipeline(
    await zip.openReadStreamPromise(entry),
    summed,
    createWriteStream(path, { flags: "wx" }),
  );
  if (sum !== entry.crc32) refuse(entry.fileName, "This is damaged: its checksum is another.");
}
