import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { env } from "./env.server";

/**
 * Text that others carry and only this site can read: encrypted and authenticated with AES-256-GCM. The nonce is
 * derived from the text (as in AES-SIV, RFC 5297), so the same text gives the same result each time.
 */

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyFrom(secret: string) {
  return Buffer.from(hkdfSync("sha256", secret, "", "sealed text", 32));
}

/** Seals a text with the newest of the site's secrets, as base64url. */
export function sealText(text: string) {
  const [secret = ""] = env.SESSION_SECRETS;
  const key = keyFrom(secret);
  const nonce = createHmac("sha256", key).update(text).digest().subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The sealed text; `null` for anything else. */
export function openSealedText(sealed: string) {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  for (const secret of env.SESSION_SECRETS) {
    const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([text, decipher.final()]).toString();
    } catch {}
  }
  return null;
}
