type StorageFailure = Error & { code: string };

export const DAMAGED = "the database is damaged";
export const DISK_FULL = "the disk is full";
const FILE_PROBLEM = "DATABASE_FILE";
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** What SQLite and the file system say when nothing can be stored now, and the reason in words. */
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

/** Whether the error says that nothing can be stored now, which may pass; anything else is a bug. */
export function isStorageFailure(error: unknown): error is StorageFailure {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === FILE_PROBLEM || reasonOfCode(error.code) !== null;
}

/** A failure that was found by looking at the database's file; `reason` is for anyone to read. */
export function fileProblem(reason: string) {
  return Object.assign(new Error(reason), { code: FILE_PROBLEM });
}

/** Why nothing can be stored, in a few words without names of files; anyone may read them. */
export function storageFailureReason(error: unknown) {
  if (!isStorageFailure(error)) return "the database does not work";
  return reasonOfCode(error.code) ?? error.message;
}

/** Whether the error says that the database's bytes are not what SQLite wrote. */
export function isDamage(error: unknown) {
  return isStorageFailure(error) && DAMAGE.test(error.code);
}

/** Whether the tables themselves refuse a row, by a check, a reference or a name that is taken: no schema has before. */
export function isRefusedRow(error: unknown) {
  return (
    error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_CONSTRAINT")
  );
}

/** What someone reads whose change the tables refuse. */
export const ROW_REFUSED = "This cannot be stored as it is: check what you have entered.";

/** What someone reads whose change could not be stored, where there is no form to come back to. */
export const STORE_LATER = "Nothing can be stored at the moment. Please try again in a moment.";

/** The header that says when to try again. */
export const RETRY_LATER = { "retry-after": "10" };
