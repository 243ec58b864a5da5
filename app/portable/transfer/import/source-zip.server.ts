import { isUtf8 } from "node:buffer";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import { type Entry, openPromise, validateFileName, type ZipFile } from "yauzl";
import { roomAt } from "~/utils/files/disk-room.server";
import { MARK, MAX_FILES, MAX_TOTAL_BYTES } from "../layout";
import { ImportRefused, refuse } from "./import-problem";
import { otherProgramOfPaths } from "./other-programs";
import { isLitter, maxBytesOf, tooLarge } from "./source-folder.server";

/** Texts shrink to a tenth at best; a ratio above this is an attempt to fill the disk (a ZIP bomb). */
const MAX_RATIO = 250;
/** Smaller files may exceed the ratio: a repeated sentence shrinks to almost nothing. */
const RATIO_FROM_BYTES = 1_000_000;

const TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;

/** Unpacks a ZIP archive into a folder, none of its files outside of it. Throws `ImportRefused`. */
export async function unpackZip(file: string, folder: string) {
  const zip = await openPromise(file, { autoClose: false }).catch((error) =>
    noArchive(file, error),
  );
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

function noArchive(file: string, error: NodeJS.ErrnoException): never {
  if (error.syscall) throw error;
  return refuse(
    file,
    "This is no ZIP archive, or breaks off: name the folder of an export, or the whole ZIP archive of one.",
  );
}

function damaged(file: string, error: NodeJS.ErrnoException): never {
  if (error.code === "ENAMETOOLONG")
    refuse(file, "This name is too long for the disk: shorten it.");
  // An error of the disk is not the archive's fault.
  if (error instanceof ImportRefused || error.syscall) throw error;
  return refuse(file, `This cannot be read from the ZIP archive: ${error.message}.`);
}

/** The archive's files, each of them looked at before the first is unpacked. */
async function listEntries(zip: ZipFile, file: string) {
  if (zip.entryCount > MAX_FILES) refuse(file, `There are more than ${MAX_FILES} files.`);
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entry.fileName = nameOf(entry);
      if (!entry.fileName.endsWith("/") && !partsOf(entry).some(isLitter)) entries.push(entry);
    }
  } catch (error) {
    damaged(file, error as Error);
  }
  const names = entries.map(({ fileName }) => fileName);
  const other = names.some((name) => basename(name) === MARK) ? null : otherProgramOfPaths(names);
  if (other) refuse(file, other);
  const refuseTaken = namesTaken();
  for (const entry of entries) {
    refuseTaken(entry.fileName, partsOf(entry));
    refuseUnsafe(entry);
  }
  return entries;
}

/** Some programs begin every path with `./`. */
function partsOf({ fileName }: Entry) {
  return fileName.split("/").filter((part) => part !== ".");
}

/**
 * Many programs write names in UTF-8 without the flag that says so, and a Mac writes a letter and its mark apart (NFD).
 * The package itself refuses absolute paths and those with `..`, but only in the names as it reads them.
 */
function nameOf({ fileName, fileNameRaw }: Entry) {
  const isAscii = fileNameRaw.every((byte) => byte < 0x80);
  const name = !isAscii && isUtf8(fileNameRaw) ? fileNameRaw.toString("utf8") : fileName;
  const path = name.replaceAll("\\", "/").normalize("NFC");
  const problem = validateFileName(path);
  if (problem) throw new Error(problem);
  return path;
}

/** Refuses a second file of a name, ignoring case as some disks do, and a file that is a folder in another's path. */
function namesTaken() {
  const files = new Set<string>();
  const folders = new Set<string>();
  return (fileName: string, parts: string[]) => {
    const keys = parts.map((part) => part.normalize("NFC").toLowerCase());
    const key = keys.join("/");
    const around = keys.slice(1).map((_, index) => keys.slice(0, index + 1).join("/"));
    if (files.has(key)) refuse(fileName, "There are two files of this name: keep one.");
    if (folders.has(key) || around.some((folder) => files.has(folder))) {
      refuse(fileName, "A file and a folder have the same name: keep one.");
    }
    files.add(key);
    for (const folder of around) folders.add(folder);
  };
}

function refuseUnsafe(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize } = entry;
  // Programs on Unix write a file's type there, others nothing.
  const type = (entry.externalFileAttributes >>> 16) & TYPE_MASK;
  if (type !== 0 && type !== REGULAR_FILE)
    refuse(fileName, "This is a link or a device, and no file.");
  if (entry.isEncrypted()) refuse(fileName, "This is locked with a password.");
  if (uncompressedSize > maxBytesOf(fileName)) refuse(fileName, tooLarge(maxBytesOf(fileName)));
  if (uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO)
    refuse(fileName, "This unpacks to far more than a text or a photograph does.");
}

async function refuseWithoutRoom(entries: Entry[], file: string, folder: string) {
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (bytes > MAX_TOTAL_BYTES) refuse(file, tooLarge(MAX_TOTAL_BYTES));
  // Twice the size, since the photographs are then copied into the site.
  if (bytes * 2 > (await roomAt(folder)))
    refuse(file, "There is not enough room on the disk to unpack it.");
}

/** The package checks the size, but not the checksum. */
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
