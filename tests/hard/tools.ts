import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** The programs of the trials and the Debian packages that bring them. */
const PROGRAMS = {
  varnishd: "varnish",
  nginx: "nginx",
  wrk: "wrk",
  rclone: "rclone",
  faketime: "faketime",
};

function isThere(program: string) {
  return spawnSync("which", [program]).status === 0;
}

/** Installs what is missing, where that is possible; throws with the line to type where it is not. */
export function installTools() {
  const missing = Object.entries(PROGRAMS).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0 || !isThere("apt-get")) {
    throw new Error(`These trials need: apt-get install ${packages.join(" ")}`);
  }
  for (const line of [["update"], ["install", "-y", "--no-install-recommends", ...packages]]) {
    const { status } = spawnSync("apt-get", line, { stdio: "inherit" });
    if (status !== 0) throw new Error(`apt-get ${line[0]} failed.`);
  }
}

/** Installs a package of npm that the site itself does not need, where it is missing; gives its folder. */
export function installPackage(wanted: string) {
  const folder = resolve(".cache", wanted.replaceAll("/", "-"));
  if (existsSync(join(folder, "node_modules"))) return folder;
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["install", "--no-save", "--prefix", folder, wanted], { stdio: "pipe" });
  return folder;
}

const cleanUps: (() => unknown)[] = [];

/** Registers what ends a part of the trial; last begun, first ended. */
export function atEnd(cleanUp: () => unknown) {
  cleanUps.push(cleanUp);
}

export async function cleanUp() {
  for (const end of cleanUps.splice(0).reverse()) await end();
}

export function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `hard-${name}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Asks until it holds; throws after the time is over. */
export async function until(what: string, holds: () => unknown, seconds = 30) {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const isSo = await Promise.resolve(holds()).catch(() => false);
    if (isSo) return;
    await sleep(25);
  }
  throw new Error(`Waited ${seconds} s in vain until ${what}.`);
}

function begin(program: string, options: string[]) {
  const child = spawn(program, options, { stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-4000);
  });
  child.once("exit", (code) => {
    if (code) console.error(`${program} ended with ${code}: ${errors}`);
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  atEnd(end);
  return { child, end };
}

export type Cache = {
  name: string;
  url: string;
  /** Where it keeps its pages, if not in memory. */
  folder: string;
  child: ChildProcess;
  end: () => Promise<void>;
};

/** The shipped file with other ports and folders in place of its own; every replacement must be one. */
function adapted(file: string, replacements: [RegExp, string][]) {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of replacements) {
    if (!from.test(text)) throw new Error(`${file} has nothing like ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Varnish as its file says to start it, in front of these two ports. */
export async function startVarnish([one, two]: [number, number]): Promise<Cache> {
  const folder = temporaryFolder("varnish");
  const port = await freePort();
  const file = join(folder, "site.vcl");
  const ports: [RegExp, string][] = [
    [/"3001"/g, `"${one}"`],
    [/"3002"/g, `"${two}"`],
  ];
  writeFileSync(file, adapted("docs/deployment/varnish.vcl", ports));
  const memory = ["-s", "malloc,16m", "-s", "Transient=malloc,128m"];
  const options = ["-p", "http_gzip_support=off", "-j", "none"];
  const place = ["-F", "-a", `127.0.0.1:${port}`, "-n", join(folder, "work"), "-f", file];
  const { child, end } = begin("varnishd", [...place, ...memory, ...options]);
  const url = `http://127.0.0.1:${port}`;
  await until("Varnish answers", async () => (await fetch(url)).ok);
  return { name: "Varnish", url, folder, child, end };
}

/** nginx as its file says, without TLS, in front of these two ports. */
export async function startNginx([one, two]: [number, number]): Promise<Cache> {
  const folder = temporaryFolder("nginx");
  const port = await freePort();
  mkdirSync(join(folder, "temp"));
  const site = adapted("docs/deployment/nginx.conf", [
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port};`],
    [/listen 80;/g, `listen 127.0.0.1:${await freePort()};`],
    [/^ +ssl_certificate.*$/gm, ""],
    [/\/var\/cache\/nginx/g, folder],
    [/max_size=1g/g, "max_size=16m"],
    [/:3001/g, `:${one}`],
    [/:3002/g, `:${two}`],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "temp", name)};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 4096; }
    http { access_log off; ${temporary} ${site} }`,
  );
  const { child, end } = begin("nginx", ["-c", file, "-p", folder]);
  const url = `http://127.0.0.1:${port}`;
  await until("nginx answers", async () => (await fetch(url)).status < 500);
  return { name: "nginx", url, folder, child, end };
}

/** The megabytes that a process and those it has started hold in memory (RSS). */
export function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const sum = children.split(" ").filter(Boolean).map(Number).map(megabytesOf);
  return sum.reduce((all, each) => all + each, own);
}

/** What wrk measured. */
export type Load = { rate: number; p50: string; p99: string; failures: number };

type Way = { connections?: number; headers?: string[] };

/** Loads one address with wrk, by one thread. */
export async function load(
  url: string,
  seconds: number,
  { connections = 20, headers = [] }: Way = {},
): Promise<Load> {
  const given = ["Accept-Encoding: br", ...headers].flatMap((header) => ["-H", header]);
  const options = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--timeout",
    "10s",
    "--latency",
    ...given,
  ];
  const { stdout } = await execute("wrk", [...options, url]);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1] ?? "";
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    stdout,
  );
  const broken = (sockets ?? []).slice(1).reduce((sum, each) => sum + Number(each), 0);
  return {
    rate: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
    failures: broken + Number(read(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
