import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { hashFile } from "~/utils/files/file-hash.server";
import {
  backupsFolder,
  clearHalfMade,
  inWords,
  nameWhole,
  partOf,
  requireRoom,
  requireSite,
} from "../backup-files.server";
import {
  type Backup,
  type BackupReason,
  listBackups,
  manifestOf,
  originalBytes,
  writeNote,
} from "../backup-list.server";
import { removeUnneededOriginals } from "../old-backups.server";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_SITE,
  DATABASE,
  MANIFEST,
  type Manifest,
  SECRETS,
} from "./archive";
import { programVersion } from "./manifest.server";
import { storeOriginals } from "./originals.server";
import { countsOf, snapshot } from "./snapshot.server";
import { type TarEntry, tarOf } from "./tar-stream.server";

/**
 * Writes an archive of the site in `dataDir` into its backup folder, with a note beside it; after any error nothing of
 * it is left. To be called by the one process that works on the backups. Throws `StartError`.
 */
export async function writeBackup(dataDir: string, reason: BackupReason): Promise<Backup> {
  requireSite(dataDir);
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 }).catch((error) => {
    throw inWords(error);
  });
  try {
    await clearHalfMade(dataDir);
    return await write(dataDir, reason);
  } catch (error) {
    await clearHalfMade(dataDir);
    await removeUnneededOriginals(dataDir);
    throw inWords(error);
  }
}

async function write(dataDir: string, reason: BackupReason) {
  const { size } = await stat(join(dataDir, DATABASE));
  // Room for the copied database and the archive that contains it.
  await requireRoom(backupsFolder(dataDir), 2 * size);
  const folder = await mkdtemp(join(backupsFolder(dataDir), ".making-"));
  const madeAt = new Date();
  // The database first: a picture is stored before its row, so each copied row has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  const manifest = await manifestFor(dataDir, join(folder, DATABASE), madeAt);
  const file = await freeName(dataDir, madeAt);
  const part = partOf(file);
  await pipeline(
    tarOf(entriesOf(dataDir, join(folder, DATABASE), manifest)),
    createWriteStream(part, { mode: 0o600 }),
  );
  await nameWhole(part, file);
  await rm(folder, { recursive: true, force: true });
  const backup: Backup = {
    name: basename(file, ".tar"),
    reason,
    madeAt,
    bytes: (await stat(file)).size + originalBytes(manifest),
    counts: manifest.counts ?? { posts: 0, photographs: 0 },
    program: manifest.program,
    proof: null,
  };
  await writeNote(dataDir, backup);
  return backup;
}

async function manifestFor(dataDir: string, database: string, madeAt: Date): Promise<Manifest> {
  const files: Manifest["files"] = { [DATABASE]: await hashFile(database) };
  const secrets = join(dataDir, SECRETS);
  if (existsSync(secrets)) files[SECRETS] = await hashFile(secrets);
  return {
    site: ARCHIVE_SITE,
    format: ARCHIVE_FORMAT,
    program: programVersion(),
    createdAt: madeAt.toISOString(),
    files,
    originals: await storeOriginals(dataDir, database, await knownHashes(dataDir)),
    counts: countsOf(database),
  };
}

/** The originals' hashes as the newest readable archive has them. */
async function knownHashes(dataDir: string) {
  for (const { name } of await listBackups(dataDir)) {
    const manifest = await manifestOf(dataDir, name);
    if (manifest?.originals) return manifest.originals;
  }
  return {};
}

function* entriesOf(dataDir: string, database: string, manifest: Manifest): Generator<TarEntry> {
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  yield { path: MANIFEST, bytes: text.length, content: text };
  for (const [path, { bytes }] of Object.entries(manifest.files)) {
    const file = path === DATABASE ? database : join(dataDir, path);
    yield { path, bytes, content: { file } };
  }
}

/** A name made from the time in seconds; if it is taken, from the next second. */
async function freeName(dataDir: string, at: Date): Promise<string> {
  const [day, time] = at.toISOString().slice(0, 19).split("T");
  const name = `${day}-${time?.replaceAll(":", "")}`;
  const taken = await readdir(backupsFolder(dataDir));
  if (taken.some((each) => each.startsWith(name)))
    return freeName(dataDir, new Date(at.getTime() + 1_000));
  return join(backupsFolder(dataDir), `${name}.tar`);
}
