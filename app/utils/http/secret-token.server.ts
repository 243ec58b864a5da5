import { createHash, randomBytes } from "node:crypto";

/** A token that nobody guesses: 256 random bits as text for an address or a cookie. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token, so that who reads a copy of the table has no key. */
export function tokenHash(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
