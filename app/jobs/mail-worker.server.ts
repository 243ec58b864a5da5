import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { env } from "~/utils/env.server";
import { closeDatabase } from "~db/client.server";
import { mailJobs } from "./jobs.server";
import { runJobs } from "./loop.server";

/** A nice value on the kernel's scale from -20 to 19; higher numbers give way. */
const GIVES_WAY = 10;

/** The thread that sends mail. Any message asks it to stop; it exits once it has. */
if (env.mail !== null) {
  // On Linux each thread has its own priority; elsewhere this would change the whole process.
  if (process.platform === "linux") setPriority(GIVES_WAY);
  const stopping = new AbortController();
  parentPort?.once("message", () => stopping.abort());
  await runJobs(mailJobs(env.mail), stopping.signal);
  closeDatabase();
}
