import { type ChildProcess, fork } from "node:child_process";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";
import type { Backup, BackupReason } from "./backup-list.server";

/** What the process is asked for, in its arguments. */
export type BackupTask =
  | ["make", reason: string]
  | ["verify", name: string]
  | ["preview" | "check" | "restore" | "return", file: string];

export type BackupAnswer<Result> =
  | { ok: true; result: Result }
  | { ok: false; message: string; isForOwner: boolean };

const running = new Set<ChildProcess>();

/**
 * Has a process of its own do work on the backups of `dataDir`: hashing and copying gigabytes would be felt by everybody
 * who reads meanwhile. It ends with this one. Throws what it failed with, `StartError` where that is for the owner to read.
 */
export async function askBackupProcess<Result>(dataDir: string, task: BackupTask): Promise<Result> {
  const child = startProcess(dataDir, task);
  running.add(child);
  const answer = await answerOf<Result>(child).finally(() => running.delete(child));
  if (answer.ok) return answer.result;
  throw answer.isForOwner ? new StartError(answer.message) : new Error(answer.message);
}

/**
 * Makes an archive of the site in `DATA_DIR/backups`, in a process of its own, after any that is being made or proved. On
 * any error nothing of it is left. Throws `StartError` where the owner can do something about it, as on a full disk.
 */
export function makeBackup(dataDir: string, reason: BackupReason) {
  return askBackupProcess<Backup>(dataDir, ["make", reason]);
}

/**
 * Proves an archive of `DATA_DIR/backups`, in a process of its own: unpacked, held against its hashes and counts, and the
 * site itself started on it and asked for pages. Resolves with what came of it, which is written down; throws
 * `StartError` where there is no archive of that name or no room to unpack it.
 */
export function verifyBackup(dataDir: string, name: string) {
  return askBackupProcess<Backup>(dataDir, ["verify", name]);
}

/** Ends what is under way: nothing half made is listed, and what was due still is. */
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
    // Dates go over as they are.
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
