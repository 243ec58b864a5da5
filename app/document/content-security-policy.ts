type PolicySettings = {
  siteUrl: string | null;
  tileUrl: string;
  development: boolean;
  /** `'sha256-…'` sources of the document's own inline scripts. */
  scriptHashes?: string[];
};

/** The origin of the map tiles as a policy source; `{s}` stands for any subdomain. */
export function tileSource(tileUrl: string) {
  const [, scheme, host] = /^(https?:)\/\/([^/]+)/.exec(tileUrl) ?? [];
  return host ? `${scheme}//${host.replace("{s}", "*")}` : "";
}

/** The content security policy of a page; built for each document that is stored or sent. */
export function contentSecurityPolicy({
  siteUrl,
  tileUrl,
  development,
  scriptHashes = [],
}: PolicySettings) {
  const tiles = tileSource(tileUrl);
  // Vite's hot reload adds inline scripts and uses a web socket.
  const scripts = development ? ["'unsafe-inline'"] : scriptHashes;
  const isSecure = siteUrl?.startsWith("https:");
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self' 'unsafe-inline'",
    // The owner may show pictures of other sites by their address; on https they are loaded by https.
    `img-src 'self' data: blob: https: ${isSecure ? tiles : "http:"}`,
    "media-src 'self' https:",
    "frame-src https://www.youtube-nocookie.com",
    `connect-src 'self' ${tiles}${development ? " ws: wss:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  if (isSecure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
