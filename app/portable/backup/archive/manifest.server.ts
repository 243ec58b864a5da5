import { createReadStream, readFileSync } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { Header } from "tar";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";
import {
  ARCHIVE_FORMAT,
  MANIFEST,
  MAX_MANIFEST_BYTES,
  type Manifest,
  manifestSchema,
} from "./archive";

const BLOCK_BYTES = 512;
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from("PK");

export const FOREIGN = "is no backup of this site";

export function refusal(file: string, problem: string) {
  return new StartError(`${file} ${problem}. Nothing was changed.`);
}

/** Parses a manifest; throws `StartError`, which names `file`. */
export function parseManifest(file: string, bytes: Buffer): Manifest {
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    throw refusal(file, FOREIGN);
  }
  if (manifest.format > ARCHIVE_FORMAT) {
    throw refusal(file, `was written by a newer program (${manifest.program}): upgrade first`);
  }
  return manifest;
}

/**
 * The manifest at the beginning of an archive that this program wrote; reads no further. Throws `StartError` when the
 * archive begins with another file.
 */
export async function readManifest(file: string): Promise<Manifest> {
  let bytes = Buffer.of();
  for await (const piece of await openArchive(file)) {
    bytes = Buffer.concat([bytes, piece]);
    const size = manifestBytes(bytes);
    if (size === null) break;
    if (bytes.length >= BLOCK_BYTES + size) {
      return parseManifest(file, bytes.subarray(BLOCK_BYTES, BLOCK_BYTES + size));
    }
  }
  throw refusal(file, FOREIGN);
}

/** The length of the manifest that the bytes begin with; `null` when they begin with something else. */
function manifestBytes(bytes: Buffer) {
  if (bytes.length < BLOCK_BYTES) return 0;
  const { path, size = 0, cksumValid } = new Header(bytes);
  return cksumValid && path === MANIFEST && size <= MAX_MANIFEST_BYTES ? size : null;
}

/**
 * The archive's uncompressed bytes, piece by piece. Throws `StartError` for an export, which is another kind of
 * archive.
 */
export async function openArchive(file: string): Promise<AsyncIterable<Buffer>> {
  const source = createReadStream(file);
  for await (const head of createReadStream(file, { end: 1 })) {
    // Errors, and an early end, show up when the stream is read.
    if (GZIP.equals(head)) return pipeline(source, createGunzip(), () => {});
    if (ZIP.equals(head)) {
      throw refusal(file, "is a ZIP, as an export is: bring it in with npm run import");
    }
  }
  return source;
}

/** The version of this program, which each archive names. */
export function programVersion() {
  const { version } = JSON.parse(readFileSync(projectFile("package.json"), "utf8")) as {
    version: string;
  };
  return version;
}
