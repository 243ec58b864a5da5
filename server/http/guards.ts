import type { IncomingMessage } from "node:http";
import { isLargeOrUnknown } from "../bodies/body-limits";
import { narrowManifest } from "../pages/manifest-paths";
import { isOwnOrigin, type OriginSettings } from "../site-origin";
import { isApi, isMiswrittenApi } from "./api-paths";
import { NOT_ALLOWED_HERE, type Refusal } from "./refusals";

const MAX_URL_LENGTH = 4096;
/** Remix's client asks for the routes behind a page's links with addresses of up to this length. */
const MAX_MANIFEST_URL_LENGTH = 8000;
const MAX_MANIFEST_PATHS = 200;
/** Matching takes time with the square of a path's depth: 2,000 levels would stall everybody. */
const MAX_PATH_LEVELS = 16;
/** Mail programs post here, from pages of their own as well; the secret in the path is all that counts. */
const FROM_ANYWHERE = /^\/unsubscribe\/[^/]+$/;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const UNSAFE_METHODS = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export const ALL_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/** For a method that the site knows nowhere. */
export const NOT_SUPPORTED: Refusal = {
  status: 405,
  message: "This method is not supported.",
  headers: { allow: ALL_METHODS },
};

/** The `Allow` header of a page. */
export const PAGE_METHODS = "GET, HEAD, POST, OPTIONS";

/** Forms know no other method; scripts put drafts where they are kept. */
const PUT_BY_SCRIPTS = /^\/admin\/drafts\//;

export function isUnsafe(method: string | undefined) {
  return UNSAFE_METHODS.has(method ?? "");
}

type GuardSettings = OriginSettings & { routeWords?: ReadonlySet<string> };

function badAddress(): Refusal {
  return { status: 400, message: "This address is not well-formed." };
}

/** The path and query of a request target; proxies may send whole addresses, `OPTIONS` a star. */
function targetPath(target: string) {
  if (target === "*") return "/";
  return target.replace(/^https?:\/\/[^/?#]+\/?/i, "/");
}

function isTooDeep(pathname: string) {
  return pathname.split("/").length > MAX_PATH_LEVELS;
}

/**
 * Checks the request target: the address that routes may see, or why not. Nothing that decodes badly or
 * twice, or climbs out of its folder (path traversal), gets past here.
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
 * Why the request may not go on, judged by its first lines alone; `null` when it may. Holds the check
 * against cross-site request forgery (CSRF).
 */
export function refusalFor(req: IncomingMessage, url: URL, settings: GuardSettings) {
  const { method = "", headers } = req;
  if (!SAFE_METHODS.has(method) && !UNSAFE_METHODS.has(method)) {
    return NOT_SUPPORTED;
  }
  if (!UNSAFE_METHODS.has(method)) {
    // Node would read it to its end, for nothing.
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
  // The API answers for its own types; everything else is a form.
  if (isApi(pathname) || contentType === undefined) return null;
  const isForm =
    /^application\/x-www-form-urlencoded\b/i.test(contentType) ||
    /^multipart\/form-data;.*\bboundary="?[^\s";]{1,200}/i.test(contentType);
  return isForm ? null : { status: 415, message: "Only forms are accepted here." };
}
