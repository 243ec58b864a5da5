import { existsSync, statSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { create } from "tar";
import { hashFile } from "~/utils/files/file-hash.server";
import { inWorkFolder } from "~/utils/files/work-folder.server";
import { StartError } from "~/utils/start-error";
import {
  ARCHIVE_SITE,
  COMPLETE_FORMAT,
  DATABASE,
  MANIFEST,
  type Manifest,
  ORIGINALS,
  SECRETS,
} from "./archive/archive";
import { programVersion } from "./archive/manifest.server";
import { findOriginals, linkOrCopy, lostOriginals } from "./archive/originals.server";
import { countsOf, snapshot } from "./archive/snapshot.server";
import { nameWhole, requireSite } from "./backup-files.server";

/**
 * Writes a consistent archive of the site in `dataDir` to `file`, whether the site is running or not. Returns its
 * manifest, and the photographs whose originals are missing. The file gets its name only once it is complete. Throws
 * `StartError`.
 */
export async function backUp(dataDir: string, file: string) {
  requireSite(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new StartError(`${file} is a folder: name a file in it, such as site.tar.gz.`);
  }
  const part = `${resolve(file)}.part`;
  await mkdir(dirname(part), { recursive: true });
  return await inWorkFolder(dataDir, async (folder) => {
    try {
      const manifest = await gather(dataDir, folder);
      const gzip = file.endsWith(".tar") ? false : { level: 1 };
      await pack(folder, [MANIFEST, ...Object.keys(manifest.files)], part, gzip);
      await nameWhole(part, resolve(file));
      return { manifest, lost: lostOriginals(folder) };
    } finally {
      await rm(part, { force: true });
    }
  });
}

/** Puts all files of the archive into `folder`, with the manifest. */
async function gather(dataDir: string, folder: string) {
  // The database first: a picture is stored before its row, so each copied row has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  const sources = new Map<string, string>();
  if (existsSync(join(dataDir, SECRETS))) sources.set(SECRETS, join(dataDir, SECRETS));
  for (const [id, original] of findOriginals(dataDir, join(folder, DATABASE))) {
    sources.set(`${ORIGINALS}/${id}`, original);
  }
  const files: Manifest["files"] = { [DATABASE]: await hashFile(join(folder, DATABASE)) };
  for (const [name, source] of sources) {
    linkOrCopy(source, join(folder, name));
    files[name] = await hashFile(join(folder, name));
  }
  const manifest = {
    site: ARCHIVE_SITE,
    format: COMPLETE_FORMAT,
    program: programVersion(),
    createdAt: new Date().toISOString(),
    files,
    counts: countsOf(join(folder, DATABASE)),
  } as const;
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** Only the file's owner may read it, because it holds the site's secret and visitors' messages. */
async function pack(
  folder: string,
  names: string[],
  file: string,
  gzip: false | { level: number },
) {
  await rm(file, { force: true });
  await create({ file, cwd: folder, gzip, portable: true, strict: true, mode: 0o600 }, names);
}
