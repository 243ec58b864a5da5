import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { env } from "~/utils/env.server";
import { closeDatabase } from "~db/client.server";
import { mailJobs } from "./jobs.server";
import { runJobs } from "./loop.server";

/** The kernel's scale goes from -20 to 19, which gives way to all. */
const GIVES_WAY = 10;

/** The thread that sends mail; a message, whatever it says, asks it to stop, and it ends when it has. */
if (env.mail !== null) {
  // Linux gives each thread a priority of its own; elsewhere this would be the whole site's.
  if (process.platform === "linux") setPriority(GIVES_WAY);
  const stopping = new AbortController();
  parentPort?.once("message", () => stopping.abort());
  await runJobs(mailJobs(env.mail), stopping.signal);
  closeDatabase();
}
