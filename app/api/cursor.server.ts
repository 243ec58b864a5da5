import { createCipheriv, createDecipheriv, createHash, createHmac } from "node:crypto";
import type { Key } from "~/models/lists/keyset.server";
import { env } from "~/utils/env.server";

/**
 * Cursors of lists: a key, sealed (AES-256-GCM), since what items are sorted by is not for everyone, and since one that
 * was changed, or belongs to another list, is then known by that.
 */

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MAX_CURSOR_LENGTH = 2_000;

function keyFrom(secret: string, purpose: string) {
  return createHash("sha256").update(`${purpose} of list cursors ${secret}`).digest();
}

/** The cursor for a key of this list; the same one each time, so that an answer stays the same. */
export function sealCursor(key: Key, list: string) {
  const [secret = ""] = env.SESSION_SECRETS;
  const text = JSON.stringify(key);
  const mac = createHmac("sha256", keyFrom(secret, "nonce")).update(JSON.stringify([list, text]));
  const nonce = mac.digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret, "key"), nonce);
  cipher.setAAD(Buffer.from(list));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The key in a cursor of this list, or `null` when it is none. */
export function openCursor(cursor: string, list: string): Key | null {
  if (cursor.length > MAX_CURSOR_LENGTH) return null;
  const bytes = Buffer.from(cursor, "base64url");
  for (const secret of env.SESSION_SECRETS) {
    const text = opened(bytes, secret, list);
    if (text !== null) return JSON.parse(text) as Key;
  }
  return null;
}

function opened(bytes: Buffer, secret: string, list: string) {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, keyFrom(secret, "key"), nonce);
    decipher.setAAD(Buffer.from(list));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch {
    return null;
  }
}
