import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { StartError } from "~/utils/start-error";
import { archiveFile, storedOriginals } from "../backup-files.server";
import { COMPLETE_FORMAT, MANIFEST, type Manifest, ORIGINALS } from "./archive";
import { readManifest } from "./manifest.server";
import { listTar, type TarEntry, tarOf } from "./tar-stream.server";

/**
 * An archive of `DATA_DIR/backups` as a `.tar.gz` together with its photographs, made while it is read. A machine that
 * has nothing else can restore it. The stream fails with `StartError` if there is no such archive.
 */
export function completeArchive(dataDir: string, name: string): Readable {
  // Photographs are compressed already.
  const gzip = createGzip({ level: 1 });
  return Readable.from(pieces(dataDir, name)).compose(gzip) as Readable;
}

async function* pieces(dataDir: string, name: string) {
  const file = archiveFile(dataDir, name);
  if (!file) throw new StartError(`There is no backup ${name}.`);
  const manifest = await readManifest(file);
  yield* tarOf(completeEntries(dataDir, manifest, await listTar(file)));
}

function* completeEntries(
  dataDir: string,
  { originals = {}, ...manifest }: Manifest,
  entries: TarEntry[],
): Generator<TarEntry> {
  const named = Object.entries(originals).map(
    ([id, hash]) => [`${ORIGINALS}/${id}`, hash] as const,
  );
  const complete: Manifest = {
    ...manifest,
    format: COMPLETE_FORMAT,
    files: { ...manifest.files, ...Object.fromEntries(named) },
  };
  const text = Buffer.from(JSON.stringify(complete, null, 2));
  yield { path: MANIFEST, bytes: text.length, content: text };
  yield* entries.filter(({ path }) => path !== MANIFEST);
  for (const [id, { bytes }] of Object.entries(originals)) {
    const content = { file: join(storedOriginals(dataDir), id) };
    yield { path: `${ORIGINALS}/${id}`, bytes, content };
  }
}
