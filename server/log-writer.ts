import { write } from "node:fs";
import { setTimeout as setTimeoutPromise } from "node:timers/promises";

const STANDARD_OUTPUT = 1;
const FLUSH_AFTER_MS = 200;
const FLUSH_AT_CHARACTERS = 64 * 1024;
const RETRY_AFTER_MS = 20;
const FLUSH_TIMEOUT_MS = 1_000;
const POLL_MS = 2;
/** What may wait for a reader that has stopped reading; past it lines are lost, and counted. */
const MAX_WAITING_CHARACTERS = 8 * 1024 * 1024;

let waiting = "";
let lostLines = 0;
let timer: NodeJS.Timeout | null = null;
let inFlight: Buffer | null = null;

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
    const rest = error === null ? inFlight.subarray(written) : Buffer.of();
    inFlight = rest.length > 0 ? rest : null;
    if (inFlight !== null) writeInFlight();
    else if (waiting.length > FLUSH_AT_CHARACTERS) writeWaiting();
  });
}

function writeWaiting() {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (inFlight !== null || waiting === "") return;
  // The lines are ASCII, which this spares Node to find out.
  inFlight = Buffer.from(waiting, "latin1");
  waiting = "";
  writeInFlight();
}

/**
 * Takes an ASCII line for the log. Lines go out in batches and off the event loop: the back-pressure of
 * a slow disk, or of a reader that hangs, may not hold up the pages.
 */
export function writeLine(line: string) {
  if (waiting.length > MAX_WAITING_CHARACTERS) {
    lostLines += 1;
    return;
  }
  if (lostLines > 0) {
    waiting += `{"lostLines":${lostLines}}\n`;
    lostLines = 0;
  }
  waiting += line;
  if (waiting.length > FLUSH_AT_CHARACTERS) writeWaiting();
  timer ??= setTimeout(() => {
    timer = null;
    writeWaiting();
  }, FLUSH_AFTER_MS);
}

/** Resolves when all is written, or when nobody has read it for a while. */
export async function flushLog() {
  const deadline = performance.now() + FLUSH_TIMEOUT_MS;
  while (performance.now() < deadline && (waiting !== "" || inFlight !== null)) {
    writeWaiting();
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
