import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { getBackupHealth } from "~/portable/backup/backup-status.server";

/** The owner's health check besides the database: backups, mail and memory in bytes. */
export async function getOwnerHealth() {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    backup: await getBackupHealth(),
    mail: getMailStatus(),
    memory: { rss, heapUsed },
  };
}
