import { randomInt } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { tokenHash } from "~/utils/http/secret-token.server";
import { db, transact } from "~db/client.server";
import { recoveryCodes } from "~db/schema/owner";

const RECOVERY_CODES = 10;
/** Without letters that look like others: 16 of them are 80 bits. */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const CODE_LENGTH = 16;

function newCode() {
  return Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
}

/** A code as it is shown, such as `7k2m-q0xw-93ht-vb5d`. */
function grouped(code: string) {
  return code.match(/.{4}/g)?.join("-") ?? code;
}

/**
 * The codes that an entry may mean. Only letters and digits count, and letters that look like digits are read as those.
 * Of a longer entry, the last characters may be the code, after a number in a list; or the first ones, before a remark.
 */
function readings(entered: string) {
  const plain = entered
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "");
  const signs = plain.replace(/[il]/g, "1").replaceAll("o", "0");
  return [signs.slice(-CODE_LENGTH), signs.slice(0, CODE_LENGTH)];
}

/** Replaces all recovery codes. Returns them this once: only their hashes are stored. */
export function makeRecoveryCodes(userId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  transact(() => {
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    db.insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: tokenHash(code) })))
      .run();
  });
  return codes.map(grouped);
}

/** Uses up a code; returns whether it was an unused one of the account. */
export function consumeRecoveryCode(userId: string, entered: string) {
  const isThat = and(
    inArray(recoveryCodes.codeHash, readings(entered).map(tokenHash)),
    eq(recoveryCodes.userId, userId),
    isNull(recoveryCodes.usedAt),
  );
  return db.update(recoveryCodes).set({ usedAt: new Date() }).where(isThat).run().changes > 0;
}

/** Whether any unused recovery code exists. */
export function hasRecoveryCodes() {
  return countRows(recoveryCodes, isNull(recoveryCodes.usedAt)) > 0;
}

/** How many codes of the account are unused. */
export function countRecoveryCodes(userId: string) {
  return countRows(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
}
