import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { env } from "~/utils/env.server";
import { projectFile } from "~/utils/files/project-file.server";

/** A thread knows nothing of TypeScript until it has asked `tsx` itself. */
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
 * Sends mail in a thread of its own until it is stopped; throws what the thread fails with. What a mail takes, the commits,
 * the encoding and the rests of the memory's cleaning, would add up to pauses that readers of pages feel.
 */
export async function runMailThread(stop: AbortSignal) {
  if (env.mail === null) return;
  const worker = openWorker();
  const ask = () => worker.postMessage("stop");
  stop.addEventListener("abort", ask);
  await once(worker, "exit").finally(() => stop.removeEventListener("abort", ask));
}
