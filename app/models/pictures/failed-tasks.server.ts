import { statSync } from "node:fs";
import type { PictureError } from "./picture-problem";
import type { PictureTask } from "./picture-tasks";

/** A failed task is tried again, but only after this time: the machine may have lacked memory. */
const RETRY_MS = 3_600_000;
const MAX_FAILURES = 1_000;
const failures = new Map<string, { error: PictureError; until: number }>();

/** The key of an attempt: the task, and when its file was changed. */
function attemptOf(task: PictureTask) {
  const changed = "file" in task ? statSync(task.file, { throwIfNoEntry: false })?.mtimeMs : 0;
  return `${changed} ${JSON.stringify(task)}`;
}

/** Why this task was refused a short time ago; `null` where it may be tried. */
export function recentFailure(task: PictureTask) {
  const failure = failures.get(attemptOf(task));
  return failure && failure.until > Date.now() ? failure.error : null;
}

/** Remembers for a while that a task was refused; returns the reason. */
export function recordFailure(task: PictureTask, error: PictureError) {
  const [oldest] = failures.keys();
  if (failures.size >= MAX_FAILURES && oldest !== undefined) failures.delete(oldest);
  failures.set(attemptOf(task), { error, until: Date.now() + RETRY_MS });
  return error;
}
