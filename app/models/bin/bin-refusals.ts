import type { BinKind } from "~/kinds";

type Problem = "missing" | "unreadable" | "taken" | "claimed" | BinKind;

/** What came back, each with the path to its form. */
export type Restored = { kind: BinKind; recordId: string; title: string; path: string };

export type Restoration =
  | { ok: true; restored: Restored[] }
  /** `missing`: it is not in the bin; else it stays there, and the message says what to do. */
  | { ok: false; isMissing: boolean; message: string };

/** Ends a restoring, so that its transaction leaves everything as it was. */
export class NotRestored extends Error {
  constructor(readonly refusal: Extract<Restoration, { ok: false }>) {
    super(refusal.message);
  }
}

/** Why the thing with this title cannot come back; `holder` is the title of what it belongs to, where that is in the bin. */
export function notRestored(problem: Problem | undefined, title = "", holder?: string) {
  const message = sayWhy(problem, `“${title}”`, holder);
  return new NotRestored({ ok: false, isMissing: problem === "missing", message });
}

function sayWhy(problem: Problem | undefined, title: string, holder?: string) {
  switch (problem) {
    case "missing":
      return "This is no longer in the bin: it was restored or deleted for good.";
    case "taken":
      return `${title} is on the site already, sent once more after it was deleted. Delete that one first to restore this one.`;
    case "claimed":
      return `Another one on the site has the address or the name of ${title} by now. Delete that one first to restore this one.`;
    case "collection":
    case "picture":
      return holder
        ? `The ${problem} of ${title} is in the bin too: restore “${holder}” first.`
        : `The ${problem} of ${title} was deleted for good, and it cannot come back without it.`;
    default:
      return `${title} cannot be read any more. Nothing was changed, and it stays in the bin.`;
  }
}

/** Whether the error says that something that there may be once is another record's. */
export function isClaimed(error: unknown) {
  return error instanceof Error && "code" in error && error.code === "SQLITE_CONSTRAINT_UNIQUE";
}

/** Whether the error says that what a snapshot holds fits into no table of today. */
export function isUnfit(error: unknown) {
  if (error instanceof SyntaxError) return true;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^SQLITE_(CONSTRAINT|MISMATCH)/.test(code);
}
