import { setTimeout as sleep } from "node:timers/promises";
import { endBackupProcesses } from "~/portable/backup/backup-process.server";
import { clearAfterKill, doDueBackups } from "~/portable/backup/due-backup.server";
import { logError } from "~/utils/log-failure.server";

const LOOK_MS = 30_000;

/** Looks for backups that are due, for as long as the site runs. Returns what ends it. */
export function startBackupLoop() {
  const stopping = new AbortController();
  const wait = () => sleep(LOOK_MS, null, { signal: stopping.signal }).catch(() => {});

  async function run() {
    await clearAfterKill();
    while (!stopping.signal.aborted) {
      await doDueBackups(stopping.signal).catch((error) => logError("backups", error));
      await wait();
    }
  }

  const running = run().catch((error) => logError("backups", error));

  return async function stop() {
    stopping.abort();
    endBackupProcesses();
    await running;
  };
}
