import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const READY = /^Ready: (http:\/\/\S+)$/m;
/** A site of ten thousand letters indexes them at its first start. */
const START_MS = 300_000;

type Settings = Record<string, string>;

/** The built site as a process of its own. */
export type SiteProcess = {
  url: string;
  pid: number;
  /** Ends it in the middle of whatever it does, as a power cut would. */
  kill(): Promise<void>;
  /** What it has written to its error output since the last call. */
  takeErrors(): string;
  /** Reads nothing of what it writes any more, as when the terminal is closed. */
  hangUp(): void;
  /** Asks it to stop as a service manager does, and gives its exit code. */
  stop(): Promise<number | null>;
};

/** Settings of the machine's own must not reach a test. */
function environment(settings: Settings): Environment {
  const { PATH = "", HOME = "" } = process.env;
  // A night that comes in the middle of the gate would be due in every site of it.
  const defaults = { PATH, HOME, TZ: "UTC", PORT: "0", HOST: "127.0.0.1", BACKUPS: "off" };
  return { ...defaults, ...settings, NODE_ENV: "production" };
}

type Environment = Settings & { NODE_ENV: "production" };

/** Starts a command in this environment. */
export type Begin = (command: string[], env: Environment) => ChildProcess;

const beginHere: Begin = ([program = "", ...args], env) =>
  spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });

/** A test that fails does not come to the end of its sites, and they would outlive its worker. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts `build/start.js` with these settings, here or where `begin` does so; resolves when it answers, on a free port by
 * default.
 */
export async function startSite(
  settings: Settings,
  begin: Begin = beginHere,
): Promise<SiteProcess> {
  const child = begin([process.execPath, "build/start.js"], environment(settings));
  running.add(child);
  child.once("exit", () => running.delete(child));
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const url = await whenReady(child).catch((error) => {
    child.kill("SIGKILL");
    throw new Error(`${error.message}\n${errors}`);
  });
  async function end(signal: "SIGKILL" | "SIGTERM") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    takeErrors() {
      const taken = errors;
      errors = "";
      return taken;
    },
    hangUp() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    async stop() {
      await end("SIGTERM");
      return child.exitCode;
    },
  };
}

function whenReady(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = "";
    const bound = setTimeout(() => reject(new Error("The site did not start.")), START_MS);
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      if (output === "ready") return;
      output += text;
      const [, url] = READY.exec(output) ?? [];
      if (!url) return;
      // The rest is its log of requests, which nobody reads.
      output = "ready";
      clearTimeout(bound);
      resolve(url);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      clearTimeout(bound);
      reject(new Error(`The site ended with code ${code} before it was ready.`));
    });
  });
}
