import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const NICE = 10;
/** Linux lists the threads of a process here, and nices each by itself. */
const THREADS = "/proc/self/task";

/** Linux ends the process of the highest score first, where memory ends; this is the highest there is. */
const OOM_SCORE = "/proc/self/oom_score_adj";

/** Lets every other process go first, with all threads: those that encode have begun before any of our code. */
export function lowerPriority() {
  if (existsSync(OOM_SCORE)) writeFileSync(OOM_SCORE, "1000");
  for (const thread of listThreads()) {
    try {
      setPriority(thread, NICE);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function listThreads() {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    // Elsewhere the whole process is niced at once.
    return [process.pid];
  }
}
