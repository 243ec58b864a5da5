import type { Backup, BackupReason } from "./backup-list.server";
import { askBackupProcess } from "./backup-process.server";

/**
 * Makes an archive of the site in `DATA_DIR/backups`, in a process of its own, after any that is being made or proved. On
 * any error nothing of it is left. Throws `StartError` where the owner can do something about it, as on a full disk.
 */
export function makeBackup(dataDir: string, reason: BackupReason) {
  return askBackupProcess<Backup>(dataDir, ["make", reason]);
}
