import { createHash, randomBytes } from "node:crypto";

/** A secret token of 256 random bits, as text for an address or a cookie. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a token, so that a copy of the table contains no tokens. */
export function tokenHash(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
