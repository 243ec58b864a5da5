import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import type { ReceivedFile } from "~/utils/http/load-context";
import { type Exchange, sendContinue } from "../http/exchange";
import { type Refusal, refuse } from "../http/refusals";
import type { HeaderPairs } from "../http/security-headers";
import type { PageServer } from "../pages/page-server";
import { fileLimits, takesFiles } from "./body-limits";
import { receiveFiles } from "./received-files";
import type { IsOwner } from "./request-body";
import type { ResumableUploads } from "./resumable-uploads";

type Settings = {
  dataFolder: string;
  fixedHeaders: HeaderPairs;
  isOwner: IsOwner;
  pages: PageServer;
};

const MEDIA = "/api/media";
const RESUMABLE = /^\/api\/uploads(?:\/([0-9a-f]{32}))?$/;
const SIGN_IN: Refusal = { status: 401, message: "Sign in to do this." };

/**
 * Receives files, from the owner alone: a stranger is refused by the headers of the request. Files are streamed to the
 * disk; the route that imports them finds them in its context.
 */
export class Uploads {
  private readonly folder: string;
  private resumable: Promise<ResumableUploads> | undefined;

  constructor(private readonly settings: Settings) {
    // Beside the originals, so that a file moves there without being copied.
    this.folder = join(settings.dataFolder, "media", "uploads");
  }

  /** Answers a request that brings files or continues an upload; `false` for any other. */
  async serve(exchange: Exchange, url: URL, origin: string) {
    const { req } = exchange;
    const { pathname } = url;
    const resumed = RESUMABLE.exec(pathname);
    const kind = takesFiles(req.method, pathname, req.headers["content-type"]);
    if (!resumed && !kind) return false;
    if (!(await this.settings.isOwner(req.headers.cookie))) {
      // A form of the admin area may come without files, and its route answers strangers itself.
      if (pathname.startsWith("/admin")) return false;
      refuse(exchange, this.settings.fixedHeaders, SIGN_IN);
      return true;
    }
    sendContinue(exchange);
    if (resumed) {
      this.resumable ??= this.loadResumable();
      await (await this.resumable).serve(exchange, resumed[1], origin);
    } else if (kind) await this.serveReceived(exchange, url, origin, kind);
    return true;
  }

  private async serveReceived(exchange: Exchange, url: URL, origin: string, kind: "form" | "file") {
    const { fixedHeaders, pages } = this.settings;
    const limits = fileLimits(url.pathname, kind);
    const received = await receiveFiles(exchange.req, kind, limits, this.folder);
    if (received === null) return;
    if ("status" in received) return refuse(exchange, fixedHeaders, received);
    const headers = withoutBody(exchange.req.headers);
    if (kind === "form") headers["content-type"] = "application/x-www-form-urlencoded";
    try {
      const { form: body, files } = received;
      await pages.serve(exchange, url, origin, { body, headers, files });
    } finally {
      await received.discard();
    }
  }

  /** Loaded with the first resumable upload, so that the start is faster. */
  private async loadResumable() {
    const { ResumableUploads } = await import("./resumable-uploads");
    return new ResumableUploads({
      folder: this.folder,
      fixedHeaders: this.settings.fixedHeaders,
      importUpload: (file, exchange, origin) => this.importUpload(file, exchange, origin),
    });
  }

  private importUpload(file: ReceivedFile, exchange: Exchange, origin: string) {
    const sent = { body: Buffer.of(), headers: withoutBody(exchange.req.headers), files: [file] };
    const { pages } = this.settings;
    return pages.call(exchange, { method: "POST", address: MEDIA, origin, ...sent });
  }
}

/** The headers of a request whose body was taken out. */
function withoutBody(headers: IncomingHttpHeaders) {
  const { "content-type": _type, "content-length": _length, ...others } = headers;
  return others as IncomingHttpHeaders;
}
