import { statSync } from "node:fs";
import type { PictureError } from "./picture-problem";
import type { PictureTask } from "./picture-tasks";

/** What failed is not tried again by each who asks, and yet again one day: the machine may have been short of memory. */
const RETRY_MS = 3_600_000;
const MAX_FAILURES = 1_000;
const failures = new Map<string, { error: PictureError; until: number }>();

/** What an attempt is told by; with another file under the same name it is another one. */
function attemptOf(task: PictureTask) {
  const changed = "file" in task ? statSync(task.file, { throwIfNoEntry: false })?.mtimeMs : 0;
  return `${changed} ${JSON.stringify(task)}`;
}

/** Why this task was refused a short time ago; `null` where it may be tried. */
export function recentFailure(task: PictureTask) {
  const failure = failures.get(attemptOf(task));
  return failure && failure.until > Date.now() ? failure.error : null;
}

/** That a task was refused is kept for a while, with the reason, which is given back. */
export function recordFailure(task: PictureTask, error: PictureError) {
  const [oldest] = failures.keys();
  if (failures.size >= MAX_FAILURES && oldest !== undefined) failures.delete(oldest);
  failures.set(attemptOf(task), { error, until: Date.now() + RETRY_MS });
  return error;
}
