import { execFile, spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { firstOnPath } from "../../scripts/chromium.mjs";

const CONNECTIONS = 20;
const MISSING =
  "The rates need wrk: install the package wrk (apt-get install wrk, brew install wrk).";

/** The cores of the servers and of the client, where the machine has two and a way to say so. */
const taskset = cpus().length > 1 ? firstOnPath(["taskset"]) : null;
const SERVER_CORE = "0";
const CLIENT_CORE = "1";

export const arrangement = taskset
  ? `servers on core ${SERVER_CORE}, the client on core ${CLIENT_CORE}`
  : "servers and client on whatever core is free";

/** `wrk`, which sends several times what one Node process answers; installed where this process may. */
export function findClient() {
  if (firstOnPath(["wrk"]) === null && process.getuid?.() === 0 && firstOnPath(["apt-get"])) {
    spawnSync("apt-get", ["install", "-y", "wrk"], { stdio: "inherit" });
  }
  if (firstOnPath(["wrk"]) === null) throw new Error(MISSING);
}

function pin(pid: number | undefined, core: string) {
  if (taskset) spawnSync(taskset, ["-acp", core, String(pid)]);
}

/** Gives a server, with all its threads, the core that the client is not on. */
export function pinServer(pid: number) {
  pin(pid, SERVER_CORE);
}

/** Gives a process that stands for the world outside the other core. */
export function pinClient(pid: number | undefined) {
  pin(pid, CLIENT_CORE);
}

export type Load = {
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The part of the time in which the client had nothing to do. */
  idle: number;
};

/** Seconds of processor time of the command before it, as the shell's `times` writes them in its second line. */
function childSeconds(times: string) {
  const parts = times.trim().split(/\s+/).slice(-2);
  return parts.reduce((sum, part) => {
    const [, minutes, seconds] = /^(\d+)m([\d.]+)s$/.exec(part) ?? [];
    return sum + Number(minutes) * 60 + Number(seconds);
  }, 0);
}

/** What a server makes of as many requests for one address as it can take. */
export async function loadOf(
  url: string,
  { headers = [], seconds = 2 }: { headers?: string[]; seconds?: number } = {},
): Promise<Load> {
  const given = ["Accept-Encoding: br", ...headers].flatMap((header) => ["-H", header]);
  const options = [
    "-t1",
    `-c${CONNECTIONS}`,
    `-d${seconds}`,
    "--timeout",
    "30s",
    "-s",
    "tests/bench/report.lua",
  ];
  const prefix = taskset ? [taskset, "-c", CLIENT_CORE] : [];
  const command = [...prefix, "wrk", ...options, ...given, url];
  const { stdout } = await promisify(execFile)("sh", ["-c", '"$@"; times', "sh", ...command]);
  const [, json = "", times = ""] = /(\{.*\})([\s\S]*)/.exec(stdout) ?? [];
  const { requests, microseconds, p50, p99, failures } = JSON.parse(json);
  if (failures > 0) throw new Error(`${failures} requests for ${url} failed.`);
  return {
    rate: (requests / microseconds) * 1e6,
    p50: p50 / 1000,
    p99: p99 / 1000,
    idle: 1 - childSeconds(times) / (microseconds / 1e6),
  };
}
