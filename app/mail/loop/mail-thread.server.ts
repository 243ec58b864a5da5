import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { projectFile } from "~/utils/files/project-file.server";
import { logError } from "~/utils/log-failure.server";

const START_AGAIN_MS = 10_000;

/** A thread knows nothing of TypeScript until it has asked `tsx` itself. */
const READ_SOURCES = `
  import("tsx/esm/api").then(({ register }) => {
    register();
    return import(require("node:worker_threads").workerData);
  });`;

function openWorker() {
  if (import.meta.url.includes("/build/")) return new Worker(projectFile("build/mail-worker.js"));
  const source = pathToFileURL(projectFile("app/mail/loop/mail-worker.server.ts")).href;
  return new Worker(READ_SOURCES, { eval: true, workerData: source });
}

function startWorker() {
  const worker = openWorker();
  worker.on("error", (error) => logError("mail", error));
  return worker;
}

function ended(worker: Worker) {
  return new Promise<void>((resolve) => {
    worker.once("exit", () => resolve());
  });
}

/**
 * Sends mail in a thread of its own until `stop` is called, and starts another one when it fails: what a mail takes, the
 * commits, the encoding and the rests of the memory's cleaning, would add up to pauses that readers of pages feel.
 */
export function startMailThread({ startAgainMs = START_AGAIN_MS } = {}) {
  const stopping = new AbortController();
  let worker = startWorker();

  async function run() {
    await ended(worker);
    while (!stopping.signal.aborted) {
      await sleep(startAgainMs, null, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      worker = startWorker();
      await ended(worker);
    }
  }

  const running = run();

  async function stop() {
    stopping.abort();
    worker.postMessage("stop");
    await running;
  }

  return { stop };
}
