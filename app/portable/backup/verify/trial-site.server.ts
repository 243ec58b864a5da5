import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";
import { StartError } from "~/utils/start-error";

/** A site with ten thousand letters takes long on a small machine. */
const START_MS = 300_000;
const READY = /^Ready: (http:\/\/\S+)$/m;

/** A running copy of the site that only this machine can reach. */
export type TrialSite = { url: string; pid: number; end: () => Promise<void> };

/**
 * Starts the site on the data in `folder` as a process of its own, on a port that the system chooses: the build, or
 * with `npm run dev` the sources. It uses the site's own address, sends no mail and runs no due jobs. Throws what keeps
 * it from starting.
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
    // Its output must be read all the time: a full pipe would block the process.
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
