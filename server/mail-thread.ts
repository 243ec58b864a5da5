import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { logError } from "~/utils/log-failure.server";
import { projectFile } from "~/utils/project-file.server";

const START_AGAIN_MS = 10_000;

function startWorker() {
  const isBuilt = import.meta.url.includes("/build/");
  const worker = isBuilt
    ? new Worker(projectFile("build/mail-worker.js"))
    : new Worker(projectFile("server/mail-worker.ts"), { execArgv: ["--import", "tsx"] });
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
export function startMailThread() {
  const stopping = new AbortController();
  let worker = startWorker();

  async function run() {
    await ended(worker);
    while (!stopping.signal.aborted) {
      await sleep(START_AGAIN_MS, null, { signal: stopping.signal }).catch(() => {});
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
