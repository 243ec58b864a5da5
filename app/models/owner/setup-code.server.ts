import { randomBytes, timingSafeEqual } from "node:crypto";

// The program and the pages are bundled apart: one code for both hangs on the process.
const holder = globalThis as typeof globalThis & { __setupCode?: Buffer | undefined };

/** Makes the code by which a new site is set up, once, until the process ends. */
export function makeSetupCode() {
  holder.__setupCode = Buffer.from(randomBytes(18).toString("base64url"));
  return holder.__setupCode.toString();
}

/** Whether this is the code that the start has printed. */
export function isSetupCode(entered: string) {
  const code = holder.__setupCode;
  const given = Buffer.from(entered);
  return code !== undefined && given.length === code.length && timingSafeEqual(given, code);
}

/** Ends the code: the site has an owner. */
export function endSetupCode() {
  holder.__setupCode = undefined;
}
