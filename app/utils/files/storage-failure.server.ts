type StorageFailure = Error & { code: string };

export const DAMAGED = "the database is damaged";
export const DISK_FULL = "the disk is full";
const FILE_PROBLEM = "DATABASE_FILE";
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** The codes by which SQLite and the file system say that nothing can be stored now, with the reasons in words. */
const REASONS: [code: RegExp, reason: string][] = [
  [/^SQLITE_(BUSY|LOCKED)/, "the database is locked by another process"],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, DISK_FULL],
  [/^(SQLITE_(READONLY|PERM)|EROFS)/, "the database may not be written to"],
  [DAMAGE, DAMAGED],
  [/^(SQLITE_(IOERR|CANTOPEN)|EIO|EMFILE|ENFILE)/, "the database file cannot be used"],
];

function reasonOfCode(code: unknown) {
  return REASONS.find(([pattern]) => pattern.test(String(code)))?.[1] ?? null;
}

/** Whether the error means that nothing can be stored now, which may pass; any other error is a bug. */
export function isStorageFailure(error: unknown): error is StorageFailure {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === FILE_PROBLEM || reasonOfCode(error.code) !== null;
}

/** An error about the database file itself; `reason` may be shown to anybody. */
export function fileProblem(reason: string) {
  return Object.assign(new Error(reason), { code: FILE_PROBLEM });
}

/** A short reason why nothing can be stored, without file names; it may be shown to anybody. */
export function storageFailureReason(error: unknown) {
  if (!isStorageFailure(error)) return "the database does not work";
  return reasonOfCode(error.code) ?? error.message;
}

/** Whether the error means that the database is corrupted. */
export function isDamage(error: unknown) {
  return isStorageFailure(error) && DAMAGE.test(error.code);
}

/** Whether the tables refused a row, because of a check, a foreign key or a unique value that no schema has caught. */
export function isRefusedRow(error: unknown) {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_CONSTRAINT")
  );
}

/** The message when the tables refuse a change. */
export const ROW_REFUSED = "This cannot be stored as it is: check what you have entered.";

/** The message when a change could not be stored and there is no form to come back to. */
export const STORE_LATER = "Nothing can be stored at the moment. Please try again in a moment.";

/** The header that says when to try again. */
export const RETRY_LATER = { "retry-after": "10" };
