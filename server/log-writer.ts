import { write } from "node:fs";
import { setTimeout as setTimeoutPromise } from "node:timers/promises";

const STANDARD_OUTPUT = 1;
const FLUSH_AFTER_MS = 200;
/** A request's first line has 16 KB at most, of which each byte may take six in the log. */
const LONGEST_LINE_BYTES = 128 * 1024;
const BATCH_BYTES = LONGEST_LINE_BYTES;
/** One that is filled while the other is on its way. */
const MAX_SPARE = 2;
const RETRY_AFTER_MS = 20;
const FLUSH_TIMEOUT_MS = 1_000;
const POLL_MS = 2;
/** What may wait for a reader that has stopped reading; past it lines are lost, and counted. */
const MAX_WAITING_BYTES = 8 * 1024 * 1024;

/** The newest lines, as bytes at once: a text put together of many is a burden to V8 while it waits. */
let newest = Buffer.alloc(BATCH_BYTES);
let newestBytes = 0;
/** Memory of lines that are written, to be used again: new memory for each batch takes longer than its lines. */
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
    // Any other error means that nobody can read the log any more; the site goes on.
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

/** Sends what there is on its way; while something is, it waits until it fills a batch. */
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
 * Takes an ASCII line for the log. Lines go out in batches and off the event loop: the back-pressure of
 * a slow disk, or of a reader that hangs, may not hold up the pages.
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

/** Resolves when all is written, or when nobody has read it for a while. */
export async function flushLog() {
  const deadline = performance.now() + FLUSH_TIMEOUT_MS;
  while (performance.now() < deadline && (newestBytes > 0 || inFlight !== null)) {
    flush();
    await setTimeoutPromise(POLL_MS);
  }
}

/**
 * Standard output or error whose reader is gone fails at each write, and a failure is told there: without this the
 * process would tell itself so for ever.
 */
export function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
