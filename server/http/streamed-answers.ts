import type { OutgoingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Pieces } from "~/utils/async/stream-body";
import { matchesTag } from "~/utils/http/entity-tag.server";
import { logError } from "~/utils/log-failure.server";
import { loggedPath } from "../log";
import { type Encoding, encoder, preferredEncoding } from "./encodings";
import type { Exchange } from "./exchange";

type Streamed = {
  pieces: Pieces;
  /** Whether compression makes it smaller; an archive is compressed already. */
  isCompressible: boolean;
  tag: string | undefined;
  /** Sends the status and the headers, these included. */
  begin: (status: number, headers: OutgoingHttpHeaders) => void;
};

/**
 * Sends a body while it is made, only as fast as the client receives it (backpressure). After a failure the connection
 * closes before the end of the body, which tells the client that something is missing.
 */
export async function streamAnswer(
  exchange: Exchange,
  { pieces, isCompressible, tag, begin }: Streamed,
) {
  const { req, res } = exchange;
  if (tag !== undefined && matchesTag(req.headers["if-none-match"], tag)) {
    begin(304, {});
    res.end();
    return;
  }
  const encoding = isCompressible ? preferredEncoding(req.headers["accept-encoding"]) : "identity";
  const coding = encoding === "identity" ? {} : { "content-encoding": encoding };
  if (req.method === "HEAD") {
    begin(200, coding);
    res.end();
    return;
  }
  const iterator = pieces()[Symbol.asyncIterator]();
  // A failure before anything is sent can still be answered with an error.
  const first = await iterator.next();
  begin(200, coding);
  await send(exchange, failuresLogged(exchange, first, iterator), encoding);
}

async function* failuresLogged(
  { id, req }: Exchange,
  first: IteratorResult<string | Uint8Array>,
  iterator: AsyncIterator<string | Uint8Array>,
) {
  const next = () =>
    iterator.next().catch((error) => {
      logError(id, error, loggedPath(req.url ?? ""));
      throw error;
    });
  try {
    for (let piece = first; !piece.done; piece = await next()) yield piece.value;
  } finally {
    await iterator.return?.();
  }
}

async function send(
  exchange: Exchange,
  body: AsyncIterable<string | Uint8Array>,
  encoding: Encoding,
) {
  const source = Readable.from(body, { objectMode: false });
  async function* counted(chunks: AsyncIterable<Buffer | string>) {
    for await (const chunk of chunks) {
      exchange.bytes += chunk.length;
      yield chunk;
    }
  }
  // After a failure the connection is closed already, and the error was logged.
  await pipeline(source, encoder(encoding), counted, exchange.res).catch(() => {});
}
