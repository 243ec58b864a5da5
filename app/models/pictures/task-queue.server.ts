import { setTimeout } from "node:timers/promises";
import type { PictureTask, TaskResult } from "./picture-tasks";

/** How many tasks run at once. */
const PLACES = 2;

/** Who waits, most urgent first: the owner, a reader for a variant, a network for a share picture, or nobody. */
const urgencies = ["owner", "reader", "share", "nobody"] as const;
export type Urgency = (typeof urgencies)[number];

/**
 * How many tasks of each urgency may wait. Tasks that strangers cause are limited, so that each gets a picture soon or
 * is told to come back.
 */
const MOST_WAITING: Record<Urgency, number> = {
  owner: Number.POSITIVE_INFINITY,
  reader: 100,
  share: 20,
  nobody: Number.POSITIVE_INFINITY,
};

export type PictureJob = {
  id: number;
  /** Tasks with the same key have the same result. */
  key: string;
  task: PictureTask;
  urgency: Urgency;
  result: Promise<TaskResult>;
  resolve: (result: TaskResult) => void;
  reject: (error: Error) => void;
  /** The picture process died during this task or one beside it. It runs alone the second time, to find out which. */
  isSuspect: boolean;
  timer?: NodeJS.Timeout;
};

/** Thrown when more tasks wait than the picture process can do soon. */
export class PicturesBusyError extends Error {
  constructor() {
    super("More pictures are waiting to be made than can be made soon.");
  }
}

/** Shorter than the timeouts of proxies and networks. */
const LONGEST_WAIT_MS = 20_000;

/** The same result, but throws `PicturesBusyError` if it takes too long. The task goes on. */
export async function soon<Result>(result: Promise<Result>, longestMs = LONGEST_WAIT_MS) {
  const timer = new AbortController();
  const late = setTimeout(longestMs, undefined, { signal: timer.signal, ref: false }).then(
    () => Promise.reject(new PicturesBusyError()),
    () => undefined as never,
  );
  return Promise.race([result, late]).finally(() => timer.abort());
}

/** The same result, or `"busy"` in place of a `PicturesBusyError`. */
export async function unlessBusy<Result>(result: Promise<Result>) {
  try {
    return await result;
  } catch (error) {
    if (error instanceof PicturesBusyError) return "busy";
    throw error;
  }
}

let lastId = 0;
const waiting: PictureJob[] = [];
export const running = new Map<number, PictureJob>();

/**
 * Adds a task to the queue, or returns the waiting or running job with the same key. Throws `PicturesBusyError` if too
 * many of this urgency wait.
 */
export function enqueue(task: PictureTask, urgency: Urgency): PictureJob {
  const key = JSON.stringify(task);
  const same = [...waiting, ...running.values()].find((job) => job.key === key);
  if (same) {
    if (isSooner(urgency, same.urgency)) same.urgency = urgency;
    return same;
  }
  const alike = waiting.filter((job) => job.urgency === urgency);
  if (alike.length >= MOST_WAITING[urgency]) throw new PicturesBusyError();
  const { promise: result, resolve, reject } = withResolvers<TaskResult>();
  const job = { id: ++lastId, key, task, urgency, result, resolve, reject, isSuspect: false };
  waiting.push(job);
  return job;
}

function isSooner(one: Urgency, other: Urgency) {
  return urgencies.indexOf(one) < urgencies.indexOf(other);
}

/** Puts a job back at the front of the queue. */
export function requeue(job: PictureJob) {
  running.delete(job.id);
  waiting.unshift(job);
}

/** Moves the next job from the waiting to the running ones and returns it; `undefined` if none may run now. */
export function dequeue() {
  const job = nextJob();
  if (!job) return undefined;
  waiting.splice(waiting.indexOf(job), 1);
  running.set(job.id, job);
  return job;
}

function nextJob() {
  if (isRunning(({ isSuspect }) => isSuspect)) return undefined;
  const suspect = waiting.find(({ isSuspect }) => isSuspect);
  if (suspect) return running.size === 0 ? suspect : undefined;
  const allowed = urgencies.filter(hasPlace);
  return allowed
    .map((urgency) => waiting.find((job) => job.urgency === urgency))
    .find((job) => job !== undefined);
}

/**
 * Whether a task of this urgency may start. The owner's tasks take one place and leave the other to readers; tasks that
 * can wait start only if a place stays free.
 */
function hasPlace(urgency: Urgency) {
  if (urgency === "owner" && isRunning((job) => job.urgency === "owner")) return false;
  const canWait = urgency === "share" || urgency === "nobody";
  return running.size < (canWait ? PLACES - 1 : PLACES);
}

function isRunning(condition: (job: PictureJob) => boolean) {
  return [...running.values()].some(condition);
}

function withResolvers<Result>() {
  let resolve: (result: Result) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Result>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
