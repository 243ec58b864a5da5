import type { IncomingHttpHeaders } from "node:http";

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

export type OriginSettings = {
  /** The public origin; `null` in demo mode, where only this machine's own names are accepted. */
  siteUrl: string | null;
  trustedProxies: number;
  port: number;
};

function lastOf(header: string | string[] | undefined) {
  return (
    String(header ?? "")
      .split(",")
      .at(-1)
      ?.trim() ?? ""
  );
}

/** Whether `Host` is missing, which HTTP/1.0 allows, or looks like a host. */
function isHostAcceptable(host: string | undefined) {
  return host === undefined || HOST.test(host);
}

const MAX_REMEMBERED = 200;

/** `originOf` for every request, with the few usual hosts remembered; `null` for an invalid `Host`. */
export function createOriginLookup(settings: OriginSettings) {
  const dependsOnProxy = settings.siteUrl === null && settings.trustedProxies > 0;
  const remembered = new Map<string | undefined, string | null>();
  return (headers: IncomingHttpHeaders) => {
    const { host } = headers;
    let origin = dependsOnProxy ? undefined : remembered.get(host);
    if (origin === undefined) {
      origin = isHostAcceptable(host) ? originOf(headers, settings) : null;
      if (remembered.size < MAX_REMEMBERED) remembered.set(host, origin);
    }
    return origin;
  };
}

/**
 * The origin that pages are rendered for, safe from Host header injection and cache poisoning. An unknown name never
 * gets into a page: a visitor could send it, and a cache could store it.
 */
function originOf(headers: IncomingHttpHeaders, settings: OriginSettings) {
  if (settings.siteUrl !== null) return settings.siteUrl;
  const behindProxy = settings.trustedProxies > 0;
  const host = (behindProxy && lastOf(headers["x-forwarded-host"])) || headers.host || "";
  const secure = behindProxy && lastOf(headers["x-forwarded-proto"]) === "https";
  if (!LOOPBACK.test(host)) return `http://127.0.0.1:${settings.port}`;
  return `${secure ? "https" : "http"}://${host.toLowerCase()}`;
}

/**
 * Whether a request that changes something comes from the site's own pages: the check against cross-site request
 * forgery (CSRF). Browsers always send `Origin` with such requests; a program without browser cookies may leave it out.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, settings: OriginSettings) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origin === settings.siteUrl) return true;
  // In demo mode a foreign name that resolves to this machine is refused (DNS rebinding).
  const host = headers.host?.toLowerCase() ?? "";
  if (settings.siteUrl === null && !LOOPBACK.test(host)) return false;
  return host !== "" && (origin === `http://${host}` || origin === `https://${host}`);
}
