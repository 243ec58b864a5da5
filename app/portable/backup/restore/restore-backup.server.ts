import { StartError } from "~/utils/start-error";
import { archiveFile } from "../backup-files.server";
import { type Backup, readBackup } from "../backup-list.server";
import { askBackupProcess } from "../backup-process.server";
import { deleteUpload, UPLOADED, uploadedFile } from "./uploaded-archive.server";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Replaces the present site by an archive's, in all processes that serve it. Throws `StartError`. */
export async function restoreBackup(dataDir: string, name: string) {
  const file = name === UPLOADED ? uploadedFile(dataDir) : archiveFile(dataDir, name);
  if (file === null) throw new StartError(`There is no backup ${name}. Nothing was changed.`);
  const former = await readBackup(dataDir, name);
  const isWayBack = former?.reason === "restore";
  await askBackupProcess(dataDir, [isWayBack ? "return" : "restore", file]);
  if (name === UPLOADED) await deleteUpload(dataDir);
}

/** The backup made before the last restore, for a day after it; else `null`. */
export function wayBack(backups: Backup[], now = Date.now()): Backup | null {
  const former = backups.find(({ reason }) => reason === "restore");
  return former && former.madeAt.getTime() > now - DAY_MS ? former : null;
}
