import type { IncomingHttpHeaders } from "node:http";

/** Size limit, timeout and minimum data rate of a request's body. */
export type BodyLimits = {
  maxBytes: number;
  seconds: number;
  /** The average that a body must have reached once the grace is over; `null` where only `seconds` counts. */
  minRate: { graceSeconds: number; bytesPerSecond: number } | null;
  /** How much of a body that is too large is thrown away, so that its sender gets to read why. */
  drainBytes: number;
  tooLarge: string;
};

/** For everyone without the owner's session: the largest public form, in the longest encoding, takes 45 KB. */
const STRANGER_LIMITS: BodyLimits = {
  maxBytes: 64 * 1024,
  seconds: 29,
  minRate: { graceSeconds: 10, bytesPerSecond: 1_000 },
  drainBytes: 1_000_000,
  tooLarge: "At most 64 KB can be sent without signing in.",
};

const SIGN_IN_AGAIN =
  "If your session has ended, sign in again in another tab, then go back and send it once more.";

const OWNER_LIMITS: BodyLimits = {
  maxBytes: 1_000_000,
  seconds: 29,
  minRate: null,
  drainBytes: 32_000_000,
  tooLarge: "At most 1 MB can be sent at once.",
};

const UPLOAD_LIMITS: BodyLimits = {
  ...OWNER_LIMITS,
  maxBytes: 25_000_000,
  seconds: 300,
  tooLarge: "At most 25 MB can be sent at once.",
};

/** What may be sent to this address; the owner's pictures get more room and more time. */
export function bodyLimits(ofOwner: boolean, pathname: string, contentType: string | undefined) {
  const isAdmin = /^\/admin(?:\/|$)/.test(pathname);
  if (ofOwner) {
    const isUpload = isAdmin && /^multipart\/form-data\b/i.test(contentType ?? "");
    return isUpload ? UPLOAD_LIMITS : OWNER_LIMITS;
  }
  if (!isAdmin) return STRANGER_LIMITS;
  return { ...STRANGER_LIMITS, tooLarge: `${STRANGER_LIMITS.tooLarge} ${SIGN_IN_AGAIN}` };
}

/** All bodies of the owner that are on their way in at one time; past it the next has to wait. */
export const OWNER_HELD_BYTES = 256_000_000;

/**
 * How many bodies of strangers are on their way in at one time: with 64 KB each, 32 MB at most. One
 * network has a sixteenth of them, which is plenty for a hostel behind one address.
 */
export const MAX_CONCURRENT_BODIES = { total: 512, perNetwork: 32 };

/** Whether more than a stranger may send is announced. */
export function isLarge(headers: IncomingHttpHeaders) {
  return Number(headers["content-length"] ?? 0) > STRANGER_LIMITS.maxBytes;
}

/** Whether more than a stranger may send is announced, or how much is not said. */
export function isLargeOrUnknown(headers: IncomingHttpHeaders) {
  return headers["transfer-encoding"] !== undefined || isLarge(headers);
}
