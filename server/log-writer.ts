import { write } from "node:fs";
import { setTimeout as setTimeoutPromise } from "node:timers/promises";

const STANDARD_OUTPUT = 1;
const FLUSH_AFTER_MS = 200;
/** The first line of a request has at most 16 KB; in the log each of its bytes may become six. */
const LONGEST_LINE_BYTES = 128 * 1024;
const BATCH_BYTES = LONGEST_LINE_BYTES;
/** One buffer is filled while the other is being written. */
const MAX_SPARE = 2;
const RETRY_AFTER_MS = 20;
const FLUSH_TIMEOUT_MS = 1_000;
const POLL_MS = 2;
/** The most bytes that may wait for a stalled reader; beyond it, lines are dropped and counted. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/** The newest lines, kept as bytes: V8 handles a string joined of many badly. */
let newest = Buffer.alloc(BATCH_BYTES);
let newestBytes = 0;
/** Buffers of written lines, to be reused: allocating one for each batch takes longer than writing its lines. */
const spare: ArrayBuffer[] = [];
const waiting: Buffer<ArrayBuffer>[] = [];
let waitingBytes = 0;
let inFlight: Buffer<ArrayBuffer> | null = null;
let lostLines = 0;
let timer: NodeJS.Timeout | null = null;

function isBusy(error: NodeJS.ErrnoException | null) {
  return error?.code === "EAGAIN";
}

function writeInFlight() {
  if (inFlight === null) return;
  write(STANDARD_OUTPUT, inFlight, (error, written) => {
    if (inFlight === null) return;
    if (isBusy(error)) {
      setTimeout(writeInFlight, RETRY_AFTER_MS);
      return;
    }
    // After any other error the log cannot be written any more; the site goes on.
    const rest = error === null ? inFlight.length - written : 0;
    if (rest === 0 && spare.length < MAX_SPARE) spare.push(inFlight.buffer);
    inFlight = rest > 0 ? inFlight.subarray(written) : null;
    if (inFlight !== null) writeInFlight();
    else writeWaiting();
  });
}

function writeWaiting() {
  if (inFlight !== null) return;
  inFlight = waiting.shift() ?? null;
  waitingBytes -= inFlight?.length ?? 0;
  writeInFlight();
}

function sendNewest() {
  waiting.push(newest.subarray(0, newestBytes));
  waitingBytes += newestBytes;
  newest = Buffer.from(spare.pop() ?? new ArrayBuffer(BATCH_BYTES));
  newestBytes = 0;
  writeWaiting();
}

/** Writes the newest lines; while another write is running, they wait until they fill a batch. */
function flush() {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (newestBytes > 0 && inFlight === null) sendNewest();
  if (newestBytes > 0) timer = setTimeout(flush, FLUSH_AFTER_MS);
}

function append(line: string) {
  if (newestBytes + line.length > BATCH_BYTES) sendNewest();
  newestBytes += newest.write(line, newestBytes, "latin1");
  timer ??= setTimeout(flush, FLUSH_AFTER_MS);
}

/**
 * Takes an ASCII line for the log. Lines are written in batches outside the event loop, so that a slow disk or a
 * stalled reader does not hold up pages.
 */
export function writeLine(line: string) {
  if (waitingBytes > MAX_WAITING_BYTES) {
    lostLines += 1;
    return;
  }
  if (lostLines > 0) append(`{"lostLines":${lostLines}}\n`);
  lostLines = 0;
  append(line);
}

/** Resolves when everything is written, or when it could not be written within a second. */
export async function flushLog() {
  const deadline = performance.now() + FLUSH_TIMEOUT_MS;
  while (performance.now() < deadline && (newestBytes > 0 || inFlight !== null)) {
    flush();
    await setTimeoutPromise(POLL_MS);
  }
}

/**
 * Ignores write errors of standard output and error. When their reader is gone, every write fails, and reporting that
 * failure would be another failing write, endlessly.
 */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
