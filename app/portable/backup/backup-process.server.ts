import { type ChildProcess, fork } from "node:child_process";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";
import type { Backup, BackupReason } from "./backup-list.server";

/** The arguments of the backup process. */
export type BackupTask =
  | ["make", reason: string]
  | ["verify", name: string]
  | ["preview" | "check" | "restore" | "return", file: string];

export type BackupAnswer<Result> =
  | { ok: true; result: Result }
  | { ok: false; message: string; isForOwner: boolean };

const running = new Set<ChildProcess>();

/**
 * Runs a task on the backups of `dataDir` in a process of its own: hashing and copying gigabytes here would slow down
 * every reader. The process ends with this one. Throws its error, a `StartError` if the owner should read it.
 */
export async function askBackupProcess<Result>(dataDir: string, task: BackupTask): Promise<Result> {
  const child = startProcess(dataDir, task);
  running.add(child);
  const answer = await answerOf<Result>(child).finally(() => running.delete(child));
  if (answer.ok) return answer.result;
  throw answer.isForOwner ? new StartError(answer.message) : new Error(answer.message);
}

/**
 * Makes an archive of the site in `DATA_DIR/backups` in a process of its own, which waits for others that work on the
 * backups. After any error nothing of it is left. Throws `StartError` if the owner can do something about it, such as
 * on a full disk.
 */
export function makeBackup(dataDir: string, reason: BackupReason) {
  return askBackupProcess<Backup>(dataDir, ["make", reason]);
}

/**
 * Checks an archive of `DATA_DIR/backups` in a process of its own: unpacks it, compares hashes and counts, starts the
 * site on it and asks it for pages. Returns the result, which is also stored. Throws `StartError` if there is no such
 * archive or no room to unpack it.
 */
export function verifyBackup(dataDir: string, name: string) {
  return askBackupProcess<Backup>(dataDir, ["verify", name]);
}

/** Kills running backup processes: unfinished archives are not listed, and what was due stays due. */
export function endBackupProcesses() {
  for (const child of running) child.kill("SIGKILL");
}

function startProcess(dataDir: string, task: BackupTask) {
  const isBuilt = import.meta.url.includes("/build/");
  const file = isBuilt ? "build/backup-worker.js" : "app/portable/backup/backup-worker.server.ts";
  return fork(projectFile(file), task, {
    execArgv: isBuilt ? [] : ["--import", "tsx"],
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // Preserves dates, which JSON would not.
    serialization: "advanced",
  });
}

function answerOf<Result>(child: ChildProcess) {
  return new Promise<BackupAnswer<Result>>((resolve, reject) => {
    child.once("message", (answer) => resolve(answer as BackupAnswer<Result>));
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      reject(new Error(`The backup process ended before its work did: ${signal ?? code}`)),
    );
  });
}
