import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";

/** A site of ten thousand letters on a small machine takes its time. */
const START_MS = 300_000;
const READY = /^Ready: (http:\/\/\S+)$/m;

/** The site on a copy of its data, to be looked at from this machine alone. */
export type TrialSite = { url: string; pid: number; end: () => Promise<void> };

/**
 * Starts the site on the data in `folder`, as a process of its own on a port that the system chooses: the built one, beside
 * `npm run dev` that of the sources. It goes by the site's own address, sends no mail and does nothing that is due. Throws
 * what keeps it from starting.
 */
export async function startTrialSite(folder: string): Promise<TrialSite> {
  const isDevelopment = process.env.NODE_ENV === "development";
  const program = projectFile(isDevelopment ? "server/dev.ts" : "build/start.js");
  if (!existsSync(program)) throw new StartError("The site is not built yet: npm run build");
  const site = fork(program, [], {
    execArgv: isDevelopment ? ["--import", "tsx"] : [],
    env: { ...settingsFor(folder), NODE_ENV: isDevelopment ? "development" : "production" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  async function end() {
    if (site.exitCode !== null || site.signalCode !== null) return;
    const ended = once(site, "exit");
    site.kill("SIGKILL");
    await ended;
  }
  try {
    return { url: await readyAt(site), pid: site.pid ?? 0, end };
  } catch (error) {
    await end();
    throw error;
  }
}

function settingsFor(folder: string) {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    ...ALLOCATOR_SETTINGS,
    DATA_DIR: folder,
    SEED: "empty",
    HOST: "127.0.0.1",
    PORT: "0",
    DUE_WORK: "off",
    ...(env.SITE_URL !== null && { SITE_URL: env.SITE_URL }),
  };
}

function readyAt(site: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = "";
    let errors = "";
    const bound = setTimeout(() => reject(new Error("The site did not start on it.")), START_MS);
    site.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-1_000);
    });
    // Read to the end, also what it says of each request: a pipe that is full would stop it.
    site.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-10_000);
      const [, url] = READY.exec(output) ?? [];
      if (!url) return;
      clearTimeout(bound);
      resolve(url);
    });
    site.once("error", reject);
    site.once("exit", (code) => {
      clearTimeout(bound);
      reject(new Error(`The site ended on it with ${code}: ${errors}`));
    });
  });
}
