import type { BinKind } from "~/kinds";

type Problem = "missing" | "claimed" | "collection" | "picture";

/** A restored record, with the path to its form. */
export type Restored = { kind: BinKind; recordId: string; title: string; path: string };

export type Restoration =
  | { ok: true; restored: Restored[] }
  /** `missing`: it is not in the bin; else it stays there, and the message says what to do. */
  | { ok: false; isMissing: boolean; message: string };

/** Thrown to roll back the transaction of a restore. */
export class NotRestored extends Error {
  constructor(readonly refusal: Extract<Restoration, { ok: false }>) {
    super(refusal.message);
  }
}

/** Why the record with this title cannot be restored; `holder` is the title of its deleted parent, if it has one. */
export function notRestored(problem: Problem, title = "", holder: string | null = null) {
  const message = refusalText(problem, `“${title}”`, holder);
  return new NotRestored({ ok: false, isMissing: problem === "missing", message });
}

function refusalText(problem: Problem, title: string, holder: string | null) {
  switch (problem) {
    case "missing":
      return "This is no longer in the bin: it was restored or deleted for good.";
    case "claimed":
      return `Another one on the site has the address or the name of ${title} by now. Delete that one first to restore this one.`;
    default:
      return holder
        ? `The ${problem} of ${title} is in the bin too: restore “${holder}” first.`
        : `The ${problem} of ${title} was deleted for good, and it cannot come back without it.`;
  }
}

/** Whether the error, or its cause, is a violated unique constraint. */
export function isClaimed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "SQLITE_CONSTRAINT_UNIQUE") || isClaimed(error.cause);
}
