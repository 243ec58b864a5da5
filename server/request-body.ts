import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusals";

const MAX_BODY_BYTES = 1_000_000;
const MAX_UPLOAD_BYTES = 25_000_000;
const BODY_SECONDS = 29;
const UPLOAD_SECONDS = 300;

/** All bodies being held at one time; past it new ones wait their turn with a 503. */
const MAX_HELD_BYTES = 256_000_000;
let heldBytes = 0;

/** How large a body may be and how long it may take: pictures of the owner get more of both. */
export function bodyLimits(pathname: string, contentType: string | undefined) {
  const isUpload =
    /^\/admin(?:\/|$)/.test(pathname) && /^multipart\/form-data\b/i.test(contentType ?? "");
  return isUpload
    ? { maxBytes: MAX_UPLOAD_BYTES, seconds: UPLOAD_SECONDS }
    : { maxBytes: MAX_BODY_BYTES, seconds: BODY_SECONDS };
}

function tooLarge(maxBytes: number): Refusal {
  return { status: 413, message: `At most ${maxBytes / 1_000_000} MB can be sent at once.` };
}

/** The whole body, why it is refused, or `null` when the client went away. */
export function readBody(
  req: IncomingMessage,
  { maxBytes, seconds }: { maxBytes: number; seconds: number },
): Promise<Buffer | Refusal | null> {
  if (Number(req.headers["content-length"] ?? 0) > maxBytes) {
    return Promise.resolve(tooLarge(maxBytes));
  }
  if (heldBytes > MAX_HELD_BYTES) {
    const headers = { "retry-after": "5" };
    return Promise.resolve({ status: 503, message: "Too busy; please try again soon.", headers });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (result: Buffer | Refusal | null) => {
      clearTimeout(timer);
      heldBytes -= length;
      req.off("data", collect).off("end", complete).off("close", leave).off("error", leave);
      resolve(result);
    };
    const collect = (chunk: Buffer) => {
      length += chunk.length;
      heldBytes += chunk.length;
      chunks.push(chunk);
      if (length > maxBytes) finish(tooLarge(maxBytes));
    };
    const complete = () => finish(Buffer.concat(chunks));
    const leave = () => finish(null);
    const timer = setTimeout(() => {
      finish({ status: 408, message: "The request took too long to arrive." });
    }, seconds * 1000);
    req.on("data", collect).on("end", complete).on("close", leave).on("error", leave);
  });
}
