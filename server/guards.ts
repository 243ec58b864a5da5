import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusals";
import { isHostAcceptable, isOwnOrigin, type OriginSettings } from "./site-origin";

const MAX_URL_LENGTH = 4096;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const UNSAFE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export const ALL_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";

export function isUnsafe(method: string | undefined) {
  return UNSAFE_METHODS.has(method ?? "");
}

function badAddress(): Refusal {
  return { status: 400, message: "This address is not well-formed." };
}

/** The path and query of a request target; proxies may send whole addresses, `OPTIONS` a star. */
function targetPath(target: string) {
  if (target === "*") return "/";
  return target.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
}

/** The address that routes may see, or why not: nothing that decodes badly or twice gets past here. */
export function parseTarget(target: string, origin: string): URL | Refusal {
  if (target.length > MAX_URL_LENGTH) return badAddress();
  const path = targetPath(target);
  if (!path.startsWith("/") || /[^\x21-\x7e]/.test(path)) return badAddress();
  if (path.startsWith("//") || !URL.canParse(origin + path)) return badAddress();
  const url = new URL(origin + path);
  if (url.pathname.includes("//") || /%(?:00|5c)/i.test(url.pathname)) return badAddress();
  try {
    decodeURIComponent(url.pathname);
  } catch {
    return badAddress();
  }
  url.hash = "";
  return url;
}

/** Why the request may not go on, judged by its first lines alone; `null` when it may. */
export function refusalFor(
  req: IncomingMessage,
  pathname: string,
  settings: OriginSettings,
): Refusal | null {
  const { method = "", headers } = req;
  if (!SAFE_METHODS.has(method) && !UNSAFE_METHODS.has(method)) {
    return {
      status: 405,
      message: "This method is not supported.",
      headers: { allow: ALL_METHODS },
    };
  }
  if (!isHostAcceptable(headers.host)) {
    return { status: 400, message: "The Host header is not well-formed." };
  }
  if (!UNSAFE_METHODS.has(method)) return null;
  if (!isOwnOrigin(headers, settings)) {
    return { status: 403, message: "This request comes from another site." };
  }
  return refusalForBody(headers["content-encoding"], headers["content-type"], pathname);
}

function refusalForBody(
  coding: string | undefined,
  contentType: string | undefined,
  pathname: string,
): Refusal | null {
  if (coding !== undefined && coding !== "identity") {
    return { status: 415, message: "Send the body without a Content-Encoding." };
  }
  // The API answers for its own types; everything else is a form.
  if (/^\/api(?:\/|$)/.test(pathname) || contentType === undefined) return null;
  const isForm =
    /^application\/x-www-form-urlencoded\b/i.test(contentType) ||
    /^multipart\/form-data;.*\bboundary="?[^\s";]{1,200}/i.test(contentType);
  return isForm ? null : { status: 415, message: "Only forms are accepted here." };
}

/** The `Allow` header for `OPTIONS`. */
export function allowedMethods(pathname: string) {
  return /^\/api(?:\/|$)/.test(pathname) ? ALL_METHODS : PAGE_METHODS;
}
