import type { IncomingMessage } from "node:http";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { MAX_PICTURE_BYTES, PictureError } from "~/models/pictures/picture-problem";
import type { ReceivedFile } from "~/utils/http/load-context";
import { type Answer, headerText } from "../http/answers";
import type { Exchange } from "../http/exchange";
import { type Refusal, refuse } from "../http/refusals";
import { DEFAULT_POLICY, type HeaderPairs } from "../http/security-headers";
import { makeRoom } from "./upload-folder";

const PATH = "/api/uploads";
const METHODS = new Set(["POST", "HEAD", "PATCH", "DELETE", "OPTIONS"]);
const MAX_NAME = 200;
const TUS_VERSION = "1.0.0";
const PART_TYPE = "application/offset+octet-stream";

type Settings = {
  /** Where uploads lie until they are whole, and a day longer. */
  folder: string;
  fixedHeaders: HeaderPairs;
  /** Takes a whole file in, as `POST /api/media` does, whose answer it returns. */
  importUpload: (file: ReceivedFile, exchange: Exchange, origin: string) => Promise<Answer>;
};

type Caller = { exchange: Exchange; origin: string };

/**
 * Resumable uploads (tus 1.0, https://tus.io/protocols/resumable-upload). A whole one is imported before its last part
 * is acknowledged. It stays for a day, so that a client that lost the answer learns of its picture by HEAD and does not
 * send it again.
 */
export class ResumableUploads {
  private readonly store: FileStore;
  private readonly tus: Server;
  private readonly callers = new WeakMap<object, Caller>();

  constructor(private readonly settings: Settings) {
    this.store = new FileStore({ directory: settings.folder });
    this.tus = new Server({
      path: PATH,
      datastore: this.store,
      maxSize: MAX_PICTURE_BYTES,
      relativeLocation: true,
      allowedOrigins: [],
      disableTerminationForFinishedUploads: true,
      onUploadFinish: async (request, upload) => {
        const caller = this.callers.get(request.runtime?.node?.req ?? {});
        const refusal = caller ? await this.finish(upload.id, caller) : null;
        if (refusal) throw { status_code: refusal.status, body: refusal.message };
        return {};
      },
    });
  }

  /** Answers one request of the owner's below `/api/uploads`, with the upload's id where it names one. */
  async serve(exchange: Exchange, uploadId: string | undefined, origin: string) {
    const { req, res, id } = exchange;
    const { folder, fixedHeaders } = this.settings;
    const refusal = refusalFor(req);
    if (refusal) return refuse(exchange, fixedHeaders, refusal);
    const announced = Number(req.headers["upload-length"] ?? req.headers["content-length"] ?? 0);
    const noRoom = await makeRoom(folder, announced);
    if (noRoom && req.method !== "DELETE") return refuse(exchange, fixedHeaders, noRoom);
    for (const [name, value] of fixedHeaders) res.setHeader(name, value);
    res.setHeader("Content-Security-Policy", DEFAULT_POLICY);
    res.setHeader("Cache-Control", "private, no-store");
    res.setHeader("X-Request-Id", id);
    this.callers.set(req, { exchange, origin });
    if (req.method === "HEAD" && uploadId) await this.finish(uploadId, { exchange, origin });
    await this.tus.handle(req, res);
  }

  /** Imports a whole upload and names its picture in the answer's headers; returns the refusal, or `null`. */
  private async finish(id: string, { exchange, origin }: Caller): Promise<Refusal | null> {
    const upload = await this.store.getUpload(id).catch(() => null);
    if (!upload?.storage || upload.offset !== upload.size) return null;
    const name = (upload.metadata?.filename ?? "").slice(-MAX_NAME);
    const file = { field: "file", name, path: upload.storage.path };
    const answer = await this.settings.importUpload(file, exchange, origin);
    const location = headerText(answer.headers, "location");
    if (location) {
      exchange.res.setHeader("Content-Location", location);
      return null;
    }
    // The same bytes would be refused again.
    if (answer.status < 500) await this.store.remove(id);
    return { status: answer.status, message: messageOf(answer) };
  }
}

/** What the protocol refuses by a request's headers: the library would answer some of it in its own words. */
function refusalFor({ method = "", headers }: IncomingMessage): Refusal | null {
  if (!METHODS.has(method)) {
    return {
      status: 405,
      message: "This is where pictures are sent; nothing can be read here.",
      headers: { allow: [...METHODS].join(", ") },
    };
  }
  if (method !== "OPTIONS" && headers["tus-resumable"] !== TUS_VERSION) {
    return {
      status: 412,
      message: `Send the header Tus-Resumable: ${TUS_VERSION}.`,
      headers: { "tus-version": TUS_VERSION, "tus-resumable": TUS_VERSION },
    };
  }
  if (Number(headers["upload-length"] ?? 0) > MAX_PICTURE_BYTES) {
    return { status: 413, message: new PictureError("bytes").message };
  }
  if (method === "PATCH" && headers["content-type"] !== PART_TYPE) {
    return { status: 415, message: `Send parts of a file as ${PART_TYPE}.` };
  }
  return null;
}

function messageOf({ body }: Answer) {
  const { message } = JSON.parse(body.toString()) as { message: string };
  return message;
}
