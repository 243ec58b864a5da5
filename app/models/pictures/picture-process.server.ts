import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";
import { projectFile } from "~/utils/files/project-file.server";
import { logError } from "~/utils/log-failure.server";
import { recentFailure, recordFailure } from "./failed-tasks.server";
import { PictureError } from "./picture-problem";
import type { AnswerMessage, PictureTask, ResultOf, TaskMessage } from "./picture-tasks";
import {
  dequeue,
  enqueue,
  type PictureJob,
  requeue,
  running,
  type Urgency,
} from "./task-queue.server";

/** The process takes some 60 MB before its first picture, and a third of a second to start. */
const IDLE_MS = 15_000;
/** The slowest known picture, 100 million pixels of HEIC, takes 30 s on a small machine. */
const TASK_MS = 120_000;
/** The Fontconfig file of the typefaces for pictures: the machine may have none. */
const TYPEFACES = "app/picture-process/typefaces/fonts.conf";
let child: ChildProcess | null = null;
let idleTimer: NodeJS.Timeout | undefined;

/**
 * Runs a task in the picture process, which is started if needed. Throws `PictureError` for a picture that is refused,
 * also where the process crashed or took too long; `PicturesBusyError` where too many tasks of this urgency wait.
 */
export async function askPictureProcess<Task extends PictureTask>(task: Task, urgency: Urgency) {
  const failure = recentFailure(task);
  if (failure) throw failure;
  const { result } = enqueue(task, urgency);
  startNext();
  return result as Promise<ResultOf<Task>>;
}

function startNext() {
  for (let job = dequeue(); job; job = dequeue()) {
    const { id, task } = job;
    job.timer = setTimeout(endOverdue, TASK_MS, job);
    clearTimeout(idleTimer);
    child ??= startChild();
    const process = child;
    process.ref();
    process.channel?.ref();
    // A process that could not be started has no channel; its `error` event follows.
    if (!process.connected) continue;
    process.send({ id, task } satisfies TaskMessage, (error) => {
      if (error) fail(job, error.message);
    });
  }
}

/** Kills the process at a task that takes too long; that task is not tried again. */
function endOverdue(job: PictureJob) {
  job.isSuspect = true;
  child?.kill("SIGKILL");
}

function startChild() {
  const isBuilt = import.meta.url.includes("/build/");
  const file = isBuilt ? "build/picture-process.js" : "app/picture-process/main.ts";
  const started = fork(projectFile(file), {
    execArgv: isBuilt ? [] : ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, ...ALLOCATOR_SETTINGS, FONTCONFIG_FILE: projectFile(TYPEFACES) },
  });
  started.on("message", settle);
  started.once("exit", () => handleEnd(started, retryOrRefuse));
  started.on("error", (error) => {
    logError("pictures", error);
    // The process could not be started, for lack of memory or files. No `exit` follows; the next task starts another.
    if (started.pid === undefined) handleEnd(started, (job) => fail(job, error.message));
  });
  return started;
}

/** Calls `handle` with each running task of a process that ended, then goes on with the queue. */
function handleEnd(ended: ChildProcess, handle: (job: PictureJob) => void) {
  // A process that we ended ourselves was idle: the running tasks are its successor's.
  if (child !== ended) return;
  child = null;
  for (const job of [...running.values()]) handle(job);
  startNext();
}

/** Fails a task for a reason that is not the picture's. */
function fail({ id }: PictureJob, message: string) {
  settle({ id, ok: false, problem: null, message });
}

/** The process died, perhaps of this task: it is tried once more, alone. If the process dies again, it is refused. */
function retryOrRefuse(job: PictureJob) {
  clearTimeout(job.timer);
  if (job.isSuspect) {
    const message = "The picture process ended at this picture.";
    logError("pictures", new Error(`${message} ${job.key.slice(0, 200)}`));
    settle({ id: job.id, ok: false, problem: "cost", message: "" });
  } else {
    requeue(Object.assign(job, { isSuspect: true }));
  }
}

function settle(answer: AnswerMessage) {
  const job = running.get(answer.id);
  if (!job) return;
  running.delete(answer.id);
  clearTimeout(job.timer);
  if (answer.ok) job.resolve(answer.result);
  else job.reject(errorOf(answer, job));
  startNext();
  if (running.size === 0) rest();
}

/** An idle process must not keep this one alive; after `IDLE_MS` it is ended. */
function rest() {
  child?.unref();
  child?.channel?.unref();
  clearTimeout(idleTimer);
  idleTimer = setTimeout(endPictureProcess, IDLE_MS);
  idleTimer.unref();
}

/** Ends the process; the next task starts another. */
function endPictureProcess() {
  const ending = child;
  child = null;
  if (ending?.connected) ending.disconnect();
}

/** Kills the process and its tasks for good; resolves when it has exited and can write nothing more. */
export async function stopPictureProcess() {
  const stopping = child;
  child = null;
  if (!stopping || stopping.exitCode !== null || stopping.pid === undefined) return;
  stopping.kill("SIGKILL");
  await once(stopping, "exit");
}

function errorOf(
  { problem, code, message }: Extract<AnswerMessage, { ok: false }>,
  { task }: PictureJob,
) {
  if (!problem) return Object.assign(new Error(message), { code });
  return recordFailure(task, new PictureError(problem, message || undefined));
}
