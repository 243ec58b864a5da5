import { type ChildProcess, fork } from "node:child_process";
import { PictureError } from "~/picture-process/problem";
import type {
  AnswerMessage,
  PictureTask,
  ResultOf,
  TaskMessage,
  TaskResult,
} from "~/picture-process/tasks";
import { logError } from "~/utils/log-failure.server";
import { projectFile } from "~/utils/project-file.server";

/** The process takes some 60 MB before its first picture, and a third of a second to start. */
const IDLE_MS = 15_000;
/** The slowest known picture, 100 million pixels of HEIC, takes 30 s on a small machine. */
const TASK_MS = 120_000;
const AT_ONCE = 2;
/** Names the typefaces that pictures are lettered in: the machine's own may be none. */
const TYPEFACES = "app/picture-process/typefaces/fonts.conf";

/** Who waits: a reader for a variant, the owner for a picture just sent, or nobody. */
export type Urgency = "reader" | "owner" | "nobody";
const urgencies: Urgency[] = ["reader", "owner", "nobody"];

type Job = {
  message: TaskMessage;
  urgency: Urgency;
  resolve: (result: TaskResult) => void;
  reject: (error: Error) => void;
  timer?: NodeJS.Timeout;
};

let child: ChildProcess | null = null;
let lastId = 0;
let idleTimer: NodeJS.Timeout | undefined;
const waiting: Job[] = [];
const running = new Map<number, Job>();

/**
 * Has the picture process do a task; starts it where it is not running. Throws `PictureError` for a picture
 * that is refused, one at which the process itself failed or took too long among them.
 */
export function askPictureProcess<Task extends PictureTask>(task: Task, urgency: Urgency) {
  return new Promise<ResultOf<Task>>((resolve, reject) => {
    const message = { id: ++lastId, task };
    waiting.push({ message, urgency, resolve: resolve as Job["resolve"], reject });
    startNext();
  });
}

/** What nobody waits for leaves one of the two places to whoever comes. */
function nextJob() {
  for (const urgency of urgencies) {
    const index = waiting.findIndex((job) => job.urgency === urgency);
    const places = urgency === "reader" ? AT_ONCE : AT_ONCE - 1;
    if (index >= 0) return running.size < places ? waiting.splice(index, 1)[0] : undefined;
  }
  return undefined;
}

function startNext() {
  for (let job = nextJob(); job; job = nextJob()) {
    const { message } = job;
    running.set(message.id, job);
    job.timer = setTimeout(() => child?.kill("SIGKILL"), TASK_MS);
    const process = runningChild();
    process.ref();
    process.channel?.ref();
    process.send(
      message,
      (error) =>
        error && settle({ id: message.id, ok: false, problem: null, message: error.message }),
    );
  }
}

function runningChild() {
  clearTimeout(idleTimer);
  child ??= startChild();
  return child;
}

function startChild() {
  const isBuilt = import.meta.url.includes("/build/");
  const file = isBuilt ? "build/picture-process.js" : "app/picture-process/main.ts";
  const started = fork(projectFile(file), {
    execArgv: isBuilt ? [] : ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, FONTCONFIG_FILE: projectFile(TYPEFACES) },
  });
  started.on("message", settle);
  started.once("exit", () => {
    // One that was ended had no work left: what runs by now is its successor's.
    if (child !== started) return;
    child = null;
    // Whatever it was at is lost, and may be the reason.
    for (const id of running.keys()) {
      settle({ id, ok: false, problem: "broken", message: "The picture process ended." });
    }
  });
  started.on("error", (error) => logError("pictures", error));
  return started;
}

function settle(answer: AnswerMessage) {
  const job = running.get(answer.id);
  if (!job) return;
  running.delete(answer.id);
  clearTimeout(job.timer);
  if (answer.ok) job.resolve(answer.result);
  else job.reject(errorOf(answer));
  startNext();
  if (running.size === 0) rest();
}

/** Without work it keeps neither this process alive nor its own memory for long. */
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

function errorOf({ problem, code, message }: Extract<AnswerMessage, { ok: false }>) {
  if (problem) return new PictureError(problem, message);
  return Object.assign(new Error(message), { code });
}
