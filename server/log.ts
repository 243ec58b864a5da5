import { randomBytes } from "node:crypto";

const FLUSH_AFTER_MS = 200;
const FLUSH_AT_CHARACTERS = 64 * 1024;

/** Addresses whose last part is a key to something: the log must not hand it on. */
const SECRET_PATH = /^(\/unsubscribe)\/.+/;

const processPrefix = randomBytes(4).toString("hex");
let requestCount = 0;

/** A short id, unique over all processes; it goes into the log, `X-Request-Id` and error pages. */
export function nextRequestId() {
  requestCount += 1;
  return `${processPrefix}-${requestCount.toString(36)}`;
}

export type RequestRecord = {
  id: string;
  method: string;
  /** As the client sent it; the log keeps the path and drops the query. */
  url: string;
  status: number;
  milliseconds: number;
  bytes: number;
  address: string;
};

let waiting = "";
let timer: NodeJS.Timeout | null = null;

/** Writes what is waiting; the server calls it before it ends. */
export function flushLog() {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (waiting === "") return;
  process.stdout.write(waiting);
  waiting = "";
}

let clockSecond = 0;
let clockText = "";

function timestamp() {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== clockSecond) {
    clockSecond = second;
    clockText = new Date(second * 1000).toISOString().slice(0, 20);
  }
  return `${clockText}${String(now % 1000).padStart(3, "0")}Z`;
}

function loggedPath(url: string) {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return SECRET_PATH.test(path) ? path.replace(SECRET_PATH, "$1/…") : path;
}

/** One JSON line a request. Lines are written in batches: a write for each would cost more than the page. */
export function logRequest(record: RequestRecord) {
  waiting += `{"time":"${timestamp()}","id":"${record.id}","method":"${record.method}","path":${JSON.stringify(loggedPath(record.url))},"status":${record.status},"ms":${record.milliseconds.toFixed(1)},"bytes":${record.bytes},"address":${JSON.stringify(record.address)}}\n`;
  if (waiting.length > FLUSH_AT_CHARACTERS) flushLog();
  else timer ??= setTimeout(flushLog, FLUSH_AFTER_MS);
}

/** One JSON line on standard error, with the id of the request that failed. */
export function logError(id: string, error: unknown) {
  const text = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ time: timestamp(), id, error: text }));
}
