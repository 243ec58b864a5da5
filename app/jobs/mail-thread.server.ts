import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";

/** A thread cannot run TypeScript until it has registered `tsx` itself. */
const READ_SOURCES = `
  import("tsx/esm/api").then(({ register }) => {
    register();
    return import(require("node:worker_threads").workerData);
  });`;

function openWorker() {
  if (import.meta.url.includes("/build/")) return new Worker(projectFile("build/mail-worker.js"));
  const source = pathToFileURL(projectFile("app/jobs/mail-worker.server.ts")).href;
  return new Worker(READ_SOURCES, { eval: true, workerData: source });
}

/**
 * Sends mail in a thread of its own until it is stopped; throws the thread's error. The commits, the encoding and the
 * garbage collection for mail would otherwise add up to pauses that readers notice.
 */
export async function runMailThread(stop: AbortSignal) {
  if (env.mail === null) return;
  const worker = openWorker();
  const ask = () => worker.postMessage("stop");
  stop.addEventListener("abort", ask);
  await once(worker, "exit").finally(() => stop.removeEventListener("abort", ask));
}
