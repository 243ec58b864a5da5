import { randomBytes, timingSafeEqual } from "node:crypto";

// Program and pages are separate bundles, so the code that both use is kept on `globalThis`.
const holder = globalThis as typeof globalThis & { __setupCode?: Buffer | undefined };

/** Makes the code that sets up a new site; it is valid until the site has an owner or the process ends. */
export function makeSetupCode() {
  holder.__setupCode = Buffer.from(randomBytes(18).toString("base64url"));
  return holder.__setupCode.toString();
}

/** Whether this is the code that was printed at the start. */
export function isSetupCode(entered: string) {
  const code = holder.__setupCode;
  const given = Buffer.from(entered);
  return code !== undefined && given.length === code.length && timingSafeEqual(given, code);
}

/** Ends the code because the site has an owner. */
export function endSetupCode() {
  holder.__setupCode = undefined;
}
