import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "~/utils/start-error";
import { readDatabase } from "~db/read-database";
import { bytesOf, DATABASE, type Manifest } from "../archive/archive";
import { inspectArchive } from "../archive/archive-check.server";
import { DAMAGED } from "../archive/archive-entries.server";
import { refusal } from "../archive/manifest.server";
import { inWordsLost, lostOriginals } from "../archive/originals.server";
import { countsOf } from "../archive/snapshot.server";
import { unpack } from "../archive/unpack.server";
import {
  archiveFile,
  backupsFolder,
  clearHalfMade,
  clearUnpacked,
  inWords,
  requireRoom,
} from "../backup-files.server";
import { type Backup, readBackup, writeNote } from "../backup-list.server";
import { removeOldBackups } from "../old-backups.server";
import { checkDatabase } from "../restore/restore-folder.server";
import { tryPages } from "./try-pages.server";

/**
 * Checks an archive and records the result. Only the one process that works in the folder may call it. Throws
 * `StartError` if there is no archive of that name, or no room to unpack it.
 */
export async function checkBackup(dataDir: string, name: string, { start = tryPages } = {}) {
  const backup = await readBackup(dataDir, name);
  const file = archiveFile(dataDir, name);
  if (!backup || !file) throw new StartError(`There is no backup ${name} in ${dataDir}.`);
  await clearHalfMade(dataDir);
  await clearUnpacked(dataDir);
  const startedAt = performance.now();
  const folder = await mkdtemp(join(backupsFolder(dataDir), ".proving-"));
  let failure: string | null;
  try {
    failure = await failureOf(file, folder, start);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const proof = { at: new Date(), ms: Math.round(performance.now() - startedAt), failure };
  const proved: Backup = { ...backup, proof };
  await writeNote(dataDir, proved);
  if (failure === null) await removeOldBackups(dataDir);
  return proved;
}

type Start = (folder: string) => Promise<void>;

/** What is wrong with the archive, or `null`. */
async function failureOf(file: string, folder: string, start: Start) {
  try {
    const manifest = await inspectArchive(file, Number.POSITIVE_INFINITY);
    await requireRoom(folder, bytesOf(manifest.files));
    await unpack(file, folder, manifest);
    checkDatabase(file, join(folder, DATABASE));
    checkRows(file, join(folder, DATABASE), manifest);
    const lost = lostOriginals(folder);
    if (lost.length > 0) throw refusal(file, inWordsLost(lost));
    await start(folder);
    return null;
  } catch (error) {
    const reason = inWords(error);
    return reason instanceof Error ? reason.message : String(reason);
  }
}

/** Checks the foreign keys, and the counts that were noted when the archive was made. */
function checkRows(file: string, database: string, { counts }: Manifest) {
  const [first] = readDatabase(
    database,
    (client) => client.pragma("foreign_key_check") as { table: string }[],
  );
  if (first) throw refusal(file, `${DAMAGED}: ${first.table} names rows that are not there`);
  const found = countsOf(database);
  if (counts && (counts.posts !== found.posts || counts.photographs !== found.photographs)) {
    throw refusal(
      file,
      `${DAMAGED}: it holds ${JSON.stringify(found)}, not ${JSON.stringify(counts)}`,
    );
  }
}
