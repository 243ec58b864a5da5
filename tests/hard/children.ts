import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { atEnd } from "./tools";

type Settings = Record<string, string>;

function start(
  dataDir: string,
  program: string,
  task: string[],
  execArgv: string[],
  settings: Settings = {},
) {
  const env = { ...process.env, ...settings, DATA_DIR: dataDir, NODE_ENV: "production" as const };
  const child = fork(program, task, { env, execArgv, stdio: "ignore" });
  atEnd(() => child.kill("SIGKILL"));
  return child;
}

/** The process that works on the backups of a data folder. */
export function startWorker(dataDir: string, task: string[]) {
  return start(dataDir, "build/backup-worker.js", task, []);
}

/** One of the commands for the machine's own console. */
export function startCommand(dataDir: string, name: string, words: string[]) {
  return start(dataDir, `scripts/${name}.ts`, words, ["--import", "tsx"]);
}

/** `npm run freeze`, with the engine's flags and the allocator's settings that stand there. */
export function startFreeze(dataDir: string, folder: string) {
  const command: string = JSON.parse(readFileSync("package.json", "utf8")).scripts.freeze;
  const settings = Array.from(command.matchAll(/([A-Z_]+)=(\d+)/g), ([, name, value]) => [
    name,
    value,
  ]);
  const flags = command.match(/--\S+/g) ?? [];
  return start(dataDir, "scripts/freeze.mjs", [folder], flags, Object.fromEntries(settings));
}

function isOver({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null;
}

export async function ended(child: ChildProcess) {
  if (!isOver(child)) await once(child, "exit");
  return child.exitCode;
}

/** Waits until it is at its work, or over. */
export async function begun(child: ChildProcess, isAtWork: () => boolean) {
  while (!isOver(child) && !isAtWork()) await sleep(2);
}

/** Kills it at any moment of so many milliseconds; says whether it was still there. */
export async function killWithin(child: ChildProcess, longestMs: number) {
  await Promise.race([ended(child), sleep(Math.random() * longestMs)]);
  const wasThere = child.kill("SIGKILL");
  await ended(child);
  return wasThere;
}
