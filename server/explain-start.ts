import { closeSync, openSync } from "node:fs";
import { isStartError } from "~/utils/start-error";

const FEW_HANDLES = /\b(EMFILE|ENFILE)\b|too many open files/i;
const BROKEN_BUILD = /^(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/;
const SPARE_HANDLES = 8;
const MAX_REASON_LENGTH = 300;

/** Whether the process cannot open a few more files: SQLite and others do not report this reason. */
function isShortOfHandles() {
  const handles: number[] = [];
  try {
    while (handles.length < SPARE_HANDLES) handles.push(openSync(process.execPath, "r"));
    return false;
  } catch (error) {
    return FEW_HANDLES.test(String(error));
  } finally {
    for (const handle of handles) closeSync(handle);
  }
}

/** Explains in one line why the site does not start and what to do about it. */
function explainStart(error: unknown) {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (isShortOfHandles() || FEW_HANDLES.test(reason)) {
    return "Too few files may be open at once: raise the limit, for example with: ulimit -n 4096";
  }
  if (isStartError(error)) return error.message;
  const line = reason.replace(/\s+/g, " ").slice(0, MAX_REASON_LENGTH);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (BROKEN_BUILD.test(code) || error instanceof SyntaxError) {
    return `The build or a package is damaged: run npm ci and npm run build, then start again. ${line}`;
  }
  return `The site cannot start. ${line}`;
}

function stopWith(error: unknown) {
  console.error(explainStart(error));
  process.exit(1);
}

/** Runs `start`. Any error that ends it is printed as one line, and the process exits with code 1. */
export async function startOrExplain(start: () => Promise<void>) {
  process.on("uncaughtException", stopWith);
  process.on("unhandledRejection", stopWith);
  await start().catch(stopWith);
  process.off("uncaughtException", stopWith);
  process.off("unhandledRejection", stopWith);
}
