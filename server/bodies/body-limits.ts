import type { IncomingHttpHeaders } from "node:http";
import { MAX_PICTURE_BYTES } from "~/models/pictures/picture-problem";
import type { Refusal } from "../http/refusals";

/** How large a request's body may be. */
type SizeLimits = {
  maxBytes: number;
  /** How many bytes of a body that is too large are still read, so that its sender gets the answer. */
  drainBytes: number;
  tooLarge: string;
};

/** Size limit, timeout and minimum data rate of a body that is read into the memory. */
export type BodyLimits = SizeLimits & {
  seconds: number;
  /** The average that a body must have reached once the grace is over; `null` where only `seconds` counts. */
  minRate: { graceSeconds: number; bytesPerSecond: number } | null;
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

export const MAX_FILES = 200;

/** For the owner's pictures, streamed to the disk: within two hours, the server's limit for any request. */
const FILE_LIMITS: SizeLimits = {
  maxBytes: MAX_FILES * MAX_PICTURE_BYTES,
  drainBytes: 32_000_000,
  tooLarge: "This is too large: at most 40 MB a picture, and 200 pictures at once.",
};

/** The only address that takes an archive of a backup. */
const ARCHIVES = "/admin/backups/upload";

const MAX_ARCHIVE_BYTES = 50_000_000_000;

const ARCHIVE_LIMITS: SizeLimits = {
  ...FILE_LIMITS,
  maxBytes: MAX_ARCHIVE_BYTES,
  tooLarge: "This is too large: an archive has at most 50 GB.",
};

/** How an address takes files: in a form, or one as the whole body; `null` if it takes none. */
export function takesFiles(method: string | undefined, pathname: string, contentType = "") {
  if (method !== "POST") return null;
  const isForm = /^multipart\/form-data\b/i.test(contentType);
  if (pathname === "/api/media") return isForm ? "form" : "file";
  return isForm && /^\/admin(?:[/.]|$)/.test(pathname) ? "form" : null;
}

/** The owner's limits for files at this address: for the whole body, and for one file. */
export function fileLimits(pathname: string, kind: "form" | "file") {
  if (pathname === ARCHIVES) return { body: ARCHIVE_LIMITS, maxFileBytes: MAX_ARCHIVE_BYTES };
  const body = kind === "form" ? FILE_LIMITS : { ...FILE_LIMITS, maxBytes: MAX_PICTURE_BYTES };
  return { body, maxFileBytes: MAX_PICTURE_BYTES };
}

/** The limits of a body that is read into memory at this address. */
export function bodyLimits(ofOwner: boolean, pathname: string) {
  if (ofOwner) return OWNER_LIMITS;
  if (!/^\/admin(?:\/|$)/.test(pathname)) return STRANGER_LIMITS;
  return { ...STRANGER_LIMITS, tooLarge: `${STRANGER_LIMITS.tooLarge} ${SIGN_IN_AGAIN}` };
}

/** The owner's bodies that may be coming in at one time; past it the next gets a 503. */
export const OWNER_HELD_BYTES = 256_000_000;

/**
 * How many bodies of strangers are on their way in at one time: with 64 KB each, 32 MB at most. One
 * network has a sixteenth of them, which is plenty for a hostel behind one address.
 */
export const MAX_CONCURRENT_BODIES = { total: 512, perNetwork: 32 };

/** Whether the headers announce more than a stranger may send. */
export function isLarge(headers: IncomingHttpHeaders) {
  return Number(headers["content-length"] ?? 0) > STRANGER_LIMITS.maxBytes;
}

/** Whether a body comes with these headers. */
export function hasBody(headers: IncomingHttpHeaders) {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Whether the headers announce more than a stranger may send, or do not say how much. */
export function isLargeOrUnknown(headers: IncomingHttpHeaders) {
  return headers["transfer-encoding"] !== undefined || isLarge(headers);
}

/** Why a body is not read any further. */
export function tooLarge({ tooLarge: message, drainBytes }: SizeLimits): Refusal {
  return { status: 413, message, drainBytes };
}

export function tooSlow(): Refusal {
  return { status: 408, message: "The request took too long to arrive.", drainBytes: 0 };
}
