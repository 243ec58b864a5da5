import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { atEnd } from "../hard/tools";

/** The line between the browser and a site: it can be cut, and pages can be changed on it. */
export type Line = {
  url: string;
  /** Does this while the line is cut. */
  without(act: () => Promise<void>): Promise<void>;
  /** From then on every page begins with this program; its text is added to what the page's policy allows. */
  inject(program: string, hash: string): void;
};

export async function startLine(site: string): Promise<Line> {
  let isCut = false;
  let injected: { program: string; hash: string } | undefined;
  const server = createServer((asked, answer) => {
    if (isCut) return asked.socket.destroy();
    const { "accept-encoding": _coding, ...headers } = asked.headers;
    const isPage = injected !== undefined && asked.headers.accept?.includes("text/html");
    const to = request(site + asked.url, {
      method: asked.method,
      headers: isPage ? headers : asked.headers,
    });
    to.once("response", async (got) => {
      const isHtml = got.headers["content-type"]?.startsWith("text/html");
      if (!injected || !isHtml) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        return got.pipe(answer);
      }
      const changed = await withProgram(got, injected);
      answer.writeHead(got.statusCode ?? 502, changed.headers).end(changed.body);
    });
    to.once("error", () => answer.destroy());
    asked.pipe(to);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async without(act) {
      isCut = true;
      server.closeAllConnections();
      await act().finally(() => {
        isCut = false;
      });
    },
    inject(program, hash) {
      injected = { program, hash };
    },
  };
}

async function withProgram(
  got: IncomingMessage,
  { program, hash }: { program: string; hash: string },
) {
  const pieces: Buffer[] = [];
  for await (const piece of got) pieces.push(piece);
  const text = Buffer.concat(pieces).toString();
  const body = text.replace(/<head[^>]*>/, (head) => `${head}<script>${program}</script>`);
  const { "content-length": _length, etag: _etag, ...headers } = got.headers;
  const policy = String(headers["content-security-policy"] ?? "");
  headers["content-security-policy"] = policy.replace(/script-src /, `script-src '${hash}' `);
  return { headers, body };
}
