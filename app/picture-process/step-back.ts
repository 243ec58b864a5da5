import { readdirSync } from "node:fs";
import { setPriority } from "node:os";

const NICE = 10;
/** Linux lists the threads of a process here, and nices each by itself. */
const THREADS = "/proc/self/task";

/** Lets every other process go first, with all threads: those that encode have begun before any of our code. */
export function stepBack() {
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
