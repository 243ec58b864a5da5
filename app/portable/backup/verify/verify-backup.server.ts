import type { Backup } from "../backup-list.server";
import { askBackupProcess } from "../backup-process.server";

/**
 * Proves an archive of `DATA_DIR/backups`, in a process of its own: unpacked, held against its hashes and counts, and the
 * site itself started on it and asked for pages. Resolves with what came of it, which is written down; throws
 * `StartError` where there is no archive of that name or no room to unpack it.
 */
export function verifyBackup(dataDir: string, name: string) {
  return askBackupProcess<Backup>(dataDir, ["verify", name]);
}
