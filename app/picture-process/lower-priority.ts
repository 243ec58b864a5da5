import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";

const NICE = 10;
/** Linux lists a process's threads here; each has its own nice value. */
const THREADS = "/proc/self/task";

/** When memory runs out, Linux ends the process with the highest score first; 1000 is the maximum. */
const OOM_SCORE = "/proc/self/oom_score_adj";

/**
 * Lowers the priority of all threads below every other process: the encoder's threads exist before any of this
 * program's code runs.
 */
export function lowerPriority() {
  if (existsSync(OOM_SCORE)) writeFileSync(OOM_SCORE, "1000");
  for (const thread of listThreads()) {
    try {
      setPriority(thread, NICE);
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

function listThreads() {
  try {
    return readdirSync(THREADS).map(Number);
  } catch {
    // Other systems have one nice value for the whole process.
    return [process.pid];
  }
}
