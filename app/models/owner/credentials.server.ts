import { hash, verify } from "@node-rs/argon2";

/**
 * One keyboard writes a letter and its mark as one character, another one as two: names and passwords are held and
 * compared in NFC (RFC 8265).
 */
export function composed(text: string) {
  return text.normalize("NFC");
}

/** Whether the two are the same name, also where one of them was stored as it was typed. */
export function isSameName(one: string, other: string) {
  return composed(one) === composed(other);
}

/** The password as it is stored. */
export function hashPassword(password: string) {
  return hash(composed(password));
}

/** Whether the password is the one that was hashed, also where that was done to what was typed. */
export async function fitsHash(stored: string, entered: string) {
  if (await verify(stored, composed(entered))) return true;
  return entered !== composed(entered) && verify(stored, entered);
}
