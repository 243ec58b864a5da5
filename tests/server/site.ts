import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import type { Answer } from "../../server/http/answers";
import type { RouteRequest } from "../../server/pages/remix-handler";
import type { SiteSettings } from "../../server/site-parts";
import { createSiteServer } from "../../server/site-server";

export const PAGE_TEXT = "<p>A long way down the country.</p>".repeat(100);
export const SCRIPT_TEXT = "export const journey = 'Srinagar';".repeat(40);

/** What a route of the fake application answers: a page that many may share, unless told otherwise. */
export function page(changes: Partial<Answer> & { text?: string } = {}): Answer {
  const { text = PAGE_TEXT, headers, ...rest } = changes;
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'self'",
      "cache-control": "public, s-maxage=60",
      ...headers,
    },
    body: Buffer.from(text),
    ...rest,
  };
}

function makeFolders() {
  const root = mkdtempSync(join(tmpdir(), "server-test-"));
  const clientFolder = join(root, "client");
  const dataFolder = join(root, "data");
  mkdirSync(join(clientFolder, "assets"), { recursive: true });
  mkdirSync(join(clientFolder, ".vite"));
  mkdirSync(join(dataFolder, "media", "originals"), { recursive: true });
  const files = {
    "assets/app-1a2b3c.js": SCRIPT_TEXT,
    "assets/app-1a2b3c.js.br": brotliCompressSync(SCRIPT_TEXT),
    "assets/app-1a2b3c.js.gz": gzipSync(SCRIPT_TEXT),
    "favicon.ico": "icon",
    "sw.js": "self.skipWaiting()",
    ".vite/manifest.json": "{}",
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(clientFolder, name), content);
  }
  writeFileSync(join(dataFolder, "site.db"), "private");
  writeFileSync(join(dataFolder, "media", "0123456789abcdef-640.webp"), "picture");
  writeFileSync(join(dataFolder, "media", "0123456789abcdef.jpg"), "original");
  writeFileSync(join(dataFolder, "media", "originals", "0123456789abcdef-640.webp"), "original");
  return { root, clientFolder, dataFolder };
}

/** The cookie that the fake application takes for the owner's session. */
export const OWNERS = { cookie: "__session=owner" };

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
};

function ask(port: number, path: string, { method = "GET", headers = {}, body }: Asked) {
  return new Promise<Got>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent: false };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("end", () => {
        const bytes = Buffer.concat(chunks);
        const decode = DECODERS[incoming.headers["content-encoding"] ?? ""];
        const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: bytes,
          text,
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** The real server on a free port in front of a fake application; it ends with the test. */
export async function startSite(
  render: (request: RouteRequest) => Answer | Promise<Answer> = () => page(),
  settings: Partial<SiteSettings> = {},
) {
  const { root, ...folders } = makeFolders();
  const calls: RouteRequest[] = [];
  const content = { version: "1" };
  const lookedUp: (string | undefined)[] = [];
  const server = createSiteServer({
    ...folders,
    render: async (routeRequest) => {
      calls.push(routeRequest);
      return render(routeRequest);
    },
    isRouteId: (id) => id === "root",
    contentVersion: () => content.version,
    checkDatabase: () => {},
    isOwner: async (cookies) => {
      lookedUp.push(cookies);
      return cookies === OWNERS.cookie;
    },
    whenWritable: async () => {},
    databaseProblem: () => null,
    keepDocuments: true,
    siteUrl: null,
    trustedProxies: 0,
    port: 3000,
    ...settings,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    // What the site still writes lets it begin again; the synchronous one only waits.
    await rm(root, { recursive: true, maxRetries: 5 });
  });
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    server,
    dataFolder: folders.dataFolder,
    calls,
    content,
    /** The cookies whose session was looked up. */
    lookedUp,
    ask: (path: string, asked: Asked = {}) => ask(port, path, asked),
  };
}
