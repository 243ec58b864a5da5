import type { IncomingMessage } from "node:http";
import { isLargeOrUnknown } from "../bodies/body-limits";
import { narrowManifest } from "../pages/manifest-paths";
import { isOwnOrigin, type OriginSettings } from "../site-origin";
import { isApi, isMiswrittenApi } from "./api-paths";
import { NOT_ALLOWED_HERE, type Refusal } from "./refusals";

const MAX_URL_LENGTH = 4096;
/** Remix's client asks for the routes behind a page's links with addresses up to this length. */
const MAX_MANIFEST_URL_LENGTH = 8000;
const MAX_MANIFEST_PATHS = 200;
/** Matching a path takes time with the square of its depth: 2,000 levels would block the site. */
const MAX_PATH_LEVELS = 16;
/** Mail programs post here, also from pages of their own; only the secret in the path counts. */
const FROM_ANYWHERE = /^\/unsubscribe\/[^/]+$/;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const UNSAFE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export const ALL_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/** For a method that no address supports. */
export const NOT_SUPPORTED: Refusal = {
  status: 405,
  message: "This method is not supported.",
  headers: { allow: ALL_METHODS },
};

/** The `Allow` header of a page. */
export const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";

/** Only scripts use PUT, for drafts; forms cannot. */
const PUT_BY_SCRIPTS = /^\/admin\/drafts\//;

export function isUnsafe(method: string | undefined) {
  return UNSAFE_METHODS.has(method ?? "");
}

type GuardSettings = OriginSettings & { routeWords?: ReadonlySet<string> };

function badAddress(): Refusal {
  return { status: 400, message: "This address is not well-formed." };
}

/** The path and query of a request target; proxies may send full addresses, and `OPTIONS` a star. */
function targetPath(target: string) {
  if (target === "*") return "/";
  return target.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
}

function isTooDeep(pathname: string) {
  return pathname.split("/").length > MAX_PATH_LEVELS;
}

/**
 * Checks a request target. Returns the address for the routes, or a refusal for anything that decodes badly or twice,
 * or leaves its folder (path traversal).
 */
export function parseTarget(target: string, origin: string): URL | Refusal {
  const isManifest = target.startsWith("/__manifest?");
  if (target.length > (isManifest ? MAX_MANIFEST_URL_LENGTH : MAX_URL_LENGTH)) return badAddress();
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
  if (isTooDeep(url.pathname)) return { status: 404, message: "There is no such page." };
  if (isMiswrittenApi(url.pathname)) {
    return { status: 404, message: "The API's addresses begin with /api, in small letters." };
  }
  const asked = isManifest ? url.searchParams.getAll("p") : [];
  if (asked.length > MAX_MANIFEST_PATHS || asked.some(isTooDeep)) return badAddress();
  url.hash = "";
  return url;
}

/**
 * Why the request must be refused, judged by its method, address and headers; `null` if it may go on. Includes the
 * check against cross-site request forgery (CSRF).
 */
export function refusalFor(req: IncomingMessage, url: URL, settings: GuardSettings) {
  const { method = "", headers } = req;
  if (!SAFE_METHODS.has(method) && !UNSAFE_METHODS.has(method)) {
    return NOT_SUPPORTED;
  }
  if (!UNSAFE_METHODS.has(method)) {
    // Node would read the whole body for nothing.
    if (isLargeOrUnknown(headers)) return { status: 413, message: "Send this without a body." };
    const isManifest = url.pathname === "/__manifest" && settings.routeWords;
    return isManifest && !narrowManifest(url, isManifest) ? badAddress() : null;
  }
  if (method !== "POST" && !isApi(url.pathname) && !PUT_BY_SCRIPTS.test(url.pathname)) {
    return { ...NOT_ALLOWED_HERE, headers: { allow: PAGE_METHODS } };
  }
  if (!isOwnOrigin(headers, settings) && !FROM_ANYWHERE.test(url.pathname)) {
    return { status: 403, message: "This request comes from another site." };
  }
  return refusalForBody(headers["content-encoding"], headers["content-type"], url.pathname);
}

function refusalForBody(
  coding: string | undefined,
  contentType: string | undefined,
  pathname: string,
): Refusal | null {
  if (coding !== undefined && coding !== "identity") {
    return { status: 415, message: "Send the body without a Content-Encoding." };
  }
  // The API checks its own types; everything else is a form.
  if (isApi(pathname) || contentType === undefined) return null;
  const isForm =
    /^application\/x-www-form-urlencoded\b/i.test(contentType) ||
    /^multipart\/form-data;.*\bboundary="?[^\s";]{1,200}/i.test(contentType);
  return isForm ? null : { status: 415, message: "Only forms are accepted here." };
}
