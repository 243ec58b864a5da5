import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atEnd, until } from "./tools";

const GROUPS = "/sys/fs/cgroup";
const NAME = `journey-small-${process.pid}`;
const PERIOD_US = 100_000;
const MEGABYTE = 1 << 20;

export type SmallMachine = {
  /** What bounds it, for the table. */
  kind: string;
  /** Starts a program in it. */
  start: (command: string[], env: NodeJS.ProcessEnv, cwd?: string) => ChildProcess;
  /** What its processes hold at this moment (anonymous memory, which nothing can take from them), MB. */
  held: () => number;
  /** How many of them the kernel has ended for want of memory. */
  kills: () => number;
};

function read(file: string) {
  return readFileSync(file, "utf8");
}

/** The figure of a file that has a name and a figure on each line. */
function figure(file: string, name: string) {
  return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(read(file))?.[1] ?? 0);
}

/** A group of the older kind, one folder for each of memory and processor. */
function olderGroups(bytes: number) {
  const [memory, processor] = ["memory", "cpu"].map((kind) => join(GROUPS, kind, NAME)) as [
    string,
    string,
  ];
  for (const folder of [memory, processor]) mkdirSync(folder);
  writeFileSync(join(memory, "memory.limit_in_bytes"), String(bytes));
  const withSwap = join(memory, "memory.memsw.limit_in_bytes");
  if (existsSync(withSwap)) writeFileSync(withSwap, String(bytes));
  writeFileSync(join(processor, "cpu.cfs_period_us"), String(PERIOD_US));
  writeFileSync(join(processor, "cpu.cfs_quota_us"), String(PERIOD_US));
  return {
    kind: "cgroup v1",
    folders: [memory, processor],
    held: () => figure(join(memory, "memory.stat"), "total_rss"),
    kills: () => figure(join(memory, "memory.oom_control"), "oom_kill"),
  };
}

/** A group of the newer kind, where memory and processor are given to groups below. */
function newerGroup(bytes: number) {
  writeFileSync(join(GROUPS, "cgroup.subtree_control"), "+memory +cpu");
  const folder = join(GROUPS, NAME);
  mkdirSync(folder);
  writeFileSync(join(folder, "memory.max"), String(bytes));
  const swap = join(folder, "memory.swap.max");
  if (existsSync(swap)) writeFileSync(swap, "0");
  writeFileSync(join(folder, "cpu.max"), `${PERIOD_US} ${PERIOD_US}`);
  return {
    kind: "cgroup v2",
    folders: [folder],
    held: () => figure(join(folder, "memory.stat"), "anon"),
    kills: () => figure(join(folder, "memory.events"), "oom_kill"),
  };
}

/** Control groups within this machine that make a machine of so much memory, without swap, and one core. */
export function makeSmallMachine(megabytes: number): SmallMachine {
  const isOlder = existsSync(join(GROUPS, "memory"));
  const { kind, folders, held, kills } = (isOlder ? olderGroups : newerGroup)(megabytes * MEGABYTE);
  const entries = folders.map((folder) => join(folder, "cgroup.procs"));
  atEnd(async () => {
    await until("the small machine is empty", () => entries.every((file) => read(file) === ""));
    for (const folder of folders) rmdirSync(folder);
  });
  const enter = entries.map((file) => `echo $$ > ${file}`).join(" && ");
  return {
    kind: `${kind}, ${megabytes} MB and one core`,
    start(command, env, cwd) {
      const given = ["-c", `${enter} && exec "$@"`, "sh", ...command];
      return spawn("sh", given, { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
    },
    held: () => held() / MEGABYTE,
    kills,
  };
}

const LOOK_MS = 50;

/** The most that is held in it while the work lasts, MB. */
export async function peakDuring<Result>(machine: SmallMachine, work: () => Promise<Result>) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, machine.held());
  };
  const timer = setInterval(look, LOOK_MS);
  try {
    const result = await work();
    look();
    return { result, peak: Math.round(peak) };
  } finally {
    clearInterval(timer);
  }
}
