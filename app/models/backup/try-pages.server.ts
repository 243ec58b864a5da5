import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";

/** A site of ten thousand letters on a small machine takes its time, and so does the first page. */
const START_MS = 300_000;
const PAGE_MS = 60_000;
const READY = /^Ready: (http:\/\/\S+)$/m;
const PICTURE = /\/media\/[0-9a-f]{16}-\d+\.(?:avif|webp|jpg)/g;

/** Starts the site on a copy of it, as a process of its own that nobody else can reach, and asks it for pages; throws what is wrong. */
export async function tryPages(folder: string) {
  const site = startSite(folder);
  try {
    await askForPages(await readyAt(site));
  } finally {
    if (site.exitCode === null && site.signalCode === null) {
      const ended = once(site, "exit");
      site.kill("SIGKILL");
      await ended;
    }
  }
}

/** It sends no mail, backs nothing up and tidies nothing: the copy is only looked at. */
function startSite(folder: string) {
  const isBuilt = import.meta.url.includes("/build/");
  return fork(projectFile(isBuilt ? "build/start.js" : "server/dev.ts"), [], {
    execArgv: isBuilt ? [] : ["--import", "tsx"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: isBuilt ? "production" : "development",
      DATA_DIR: folder,
      SEED: "empty",
      HOST: "127.0.0.1",
      PORT: "0",
      DUE_WORK: "off",
      ...(env.SITE_URL && { SITE_URL: env.SITE_URL }),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

function readyAt(site: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = "";
    let errors = "";
    const bound = setTimeout(() => reject(new Error("The site did not start on it.")), START_MS);
    site.stderr?.setEncoding("utf8").on("data", (text: string) => {
      errors = (errors + text).slice(-1_000);
    });
    site.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-10_000);
      const [, url] = READY.exec(output) ?? [];
      if (url) resolve(url);
    });
    site.once("error", reject);
    site.once("exit", (code) => reject(new Error(`The site ended on it with ${code}: ${errors}`)));
    site.once("exit", () => clearTimeout(bound));
  });
}

/** Home, a letter, an album and a picture, as far as the public has any. */
async function askForPages(url: string) {
  const home = await ask(url, "/");
  const addresses = await ask(url, "/sitemap.xml");
  const pathOf = (pattern: RegExp) => pattern.exec(addresses)?.[1];
  const paths = [
    pathOf(/<loc>https?:\/\/[^/<]+(\/letters\/[^/<]+)<\/loc>/),
    pathOf(/<loc>https?:\/\/[^/<]+(\/gallery\/[^/<]+)<\/loc>/),
  ];
  let pages = home;
  for (const path of paths) if (path) pages += await ask(url, path);
  const [picture] = (pages.match(PICTURE) ?? []).sort(
    (one, other) => widthIn(one) - widthIn(other),
  );
  if (picture) await ask(url, picture);
}

function widthIn(address: string) {
  return Number(/-(\d+)\./.exec(address)?.[1]);
}

async function ask(url: string, path: string) {
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(PAGE_MS) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The site started on it answers ${path} with ${answer.status}.`);
  return text;
}
