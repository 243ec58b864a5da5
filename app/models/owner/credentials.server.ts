import { hash, verify } from "@node-rs/argon2";

/**
 * Keyboards write an accented letter as one character or as two, so names and passwords are stored and compared in NFC
 * (RFC 8265).
 */
export function composed(text: string) {
  return text.normalize("NFC");
}

/** Whether the two are the same name, also if one was stored before NFC was applied. */
export function isSameName(one: string, other: string) {
  return composed(one) === composed(other);
}

export function hashPassword(password: string) {
  return hash(composed(password));
}

/** Whether the password fits the hash, also if the password was hashed before NFC was applied. */
export async function fitsHash(stored: string, entered: string) {
  if (await verify(stored, composed(entered))) return true;
  return entered !== composed(entered) && verify(stored, entered);
}
