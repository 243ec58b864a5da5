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
  /** Whether it becomes smaller by coding; an archive has its own. */
  isCompressible: boolean;
  tag: string | undefined;
  /** Sends the first lines of the answer, with these headers as well. */
  begin: (status: number, headers: OutgoingHttpHeaders) => void;
};

/**
 * Sends a body while it is made, as fast as the client takes it (backpressure) and no longer than it is there. A
 * failure on the way ends the connection without the end of the body, by which the client knows.
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
  // What fails before anything is sent can still be answered with an error.
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
  // Where it fails the connection is closed by now, and whose fault it was is in the log.
  await pipeline(source, encoder(encoding), counted, exchange.res).catch(() => {});
}
