import { setTimeout } from "node:timers/promises";
import type { PictureTask, TaskResult } from "./picture-tasks";

/** How many tasks run at once. */
const PLACES = 2;

/** Who waits, in the order of their turns: the owner, a reader for a variant, a network for a share picture, or nobody. */
const urgencies = ["owner", "reader", "share", "nobody"] as const;
export type Urgency = (typeof urgencies)[number];

/** How many tasks may wait: what strangers ask for has an end, so that each of them is answered soon or told to come back. */
const MOST_WAITING: Record<Urgency, number> = {
  owner: Number.POSITIVE_INFINITY,
  reader: 100,
  share: 20,
  nobody: Number.POSITIVE_INFINITY,
};

export type PictureJob = {
  id: number;
  /** Two with the same key have the same result. */
  key: string;
  task: PictureTask;
  urgency: Urgency;
  result: Promise<TaskResult>;
  resolve: (result: TaskResult) => void;
  reject: (error: Error) => void;
  /** The process ended at it, or at what ran beside it: it runs alone the second time, which tells. */
  isSuspect: boolean;
  timer?: NodeJS.Timeout;
};

/** More is asked of the picture process than it can do soon. */
export class PicturesBusyError extends Error {
  constructor() {
    super("More pictures are waiting to be made than can be made soon.");
  }
}

/** As long as someone waits for a picture before a proxy or a network gives up. */
const LONGEST_WAIT_MS = 20_000;

/** The same result, for someone who waits for it: throws `PicturesBusyError` where it takes long. The task goes on. */
export async function soon<Result>(result: Promise<Result>, longestMs = LONGEST_WAIT_MS) {
  const timer = new AbortController();
  const late = setTimeout(longestMs, undefined, { signal: timer.signal, ref: false }).then(
    () => Promise.reject(new PicturesBusyError()),
    () => undefined as never,
  );
  return Promise.race([result, late]).finally(() => timer.abort());
}

/** The same result, or that it cannot be had soon. */
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

/** Puts a task into the queue, once for all who ask for the same. Throws `PicturesBusyError` where too much of its urgency waits. */
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

/** Puts a job back, before all others. */
export function requeue(job: PictureJob) {
  running.delete(job.id);
  waiting.unshift(job);
}

/** Takes the job that is next out of those that wait, into those that run; `undefined` where none has a place now. */
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

/** The owner's pictures go first and leave one place to readers; what can wait begins only where one stays free. */
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
