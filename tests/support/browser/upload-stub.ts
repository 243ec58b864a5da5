import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stub was told, in order, such as `PATCH 0` for a part that begins at the first byte. */
type Log = string[];

type Upload = { bytes: Buffer; length: number };

/**
 * A site whose uploads are answered here, so that a test can cut their line; all else is the site's. The
 * record of a picture that has arrived shows the picture `shown`.
 */
export async function startUploadStub(site: string, shown: { id: string; url: string }) {
  const log: Log = [];
  const uploads: Upload[] = [];
  const whole: Buffer[] = [];
  let cutAfter = Number.POSITIVE_INFINITY;
  let refusal = "";

  function pass(req: IncomingMessage, res: ServerResponse) {
    const { method, headers } = req;
    // A connection of its own: the site may close a kept one at the moment that it is used again.
    const options = { method, headers, agent: false };
    const onward = request(new URL(req.url ?? "/", site), options, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on("error", () => res.destroy());
    req.pipe(onward);
  }

  function create(req: IncomingMessage, res: ServerResponse) {
    const length = Number(req.headers["upload-length"]);
    const id = uploads.push({ bytes: Buffer.alloc(0), length }) - 1;
    log.push(`POST ${length}`);
    res.writeHead(201, { ...TUS, Location: `/api/uploads/${id}` }).end();
  }

  function answerState(res: ServerResponse, { bytes, length }: Upload, status: number) {
    const isWhole = bytes.length === length;
    const place = isWhole ? { "Content-Location": `/api/media/${shown.id}` } : {};
    const state = { "Upload-Offset": bytes.length, "Upload-Length": length, ...place };
    res.writeHead(status, { ...TUS, ...state }).end();
  }

  function append(req: IncomingMessage, res: ServerResponse, upload: Upload) {
    const offset = Number(req.headers["upload-offset"]);
    log.push(`PATCH ${offset}`);
    // A browser sends a part again by itself where its connection broke.
    if (offset !== upload.bytes.length) return answerState(res, upload, 409);
    req.on("data", (part: Buffer) => {
      const room = Math.min(cutAfter - upload.bytes.length, part.length);
      upload.bytes = Buffer.concat([upload.bytes, part.subarray(0, Math.max(room, 0))]);
      if (upload.bytes.length >= cutAfter) req.socket.destroy();
    });
    req.on("end", () => {
      if (refusal) return res.writeHead(415, TUS).end(refusal);
      if (upload.bytes.length === upload.length) whole.push(upload.bytes);
      answerState(res, upload, 204);
    });
    req.on("error", () => {});
  }

  const server = createServer((req, res) => {
    const { method, url = "" } = req;
    if (url === `/api/media/${shown.id}`) {
      res.writeHead(200, { "Content-Type": "application/json" });
      return res.end(JSON.stringify({ ...shown, width: 40, height: 20, alt: "", title: "" }));
    }
    if (method === "POST" && url === "/api/uploads") return create(req, res);
    const upload = uploads[Number(/^\/api\/uploads\/(\d+)$/.exec(url)?.[1])];
    if (!upload) return pass(req, res);
    if (method === "PATCH") return append(req, res, upload);
    log.push(`${method}`);
    return answerState(res, upload, 200);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    /** The bytes of the uploads that are whole. */
    whole,
    /** The line breaks when an upload has this many bytes, each time, until it is called without. */
    cut(bytes = Number.POSITIVE_INFINITY) {
      cutAfter = bytes;
    },
    /** Refuses each picture with these words when it is whole; with none, no more. */
    refuse(words: string) {
      refusal = words;
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const TUS = { "Tus-Resumable": "1.0.0", "Cache-Control": "no-store" };
