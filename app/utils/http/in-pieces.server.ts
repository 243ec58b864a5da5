import { Readable } from "node:stream";
import type { AppLoadContext } from "@remix-run/node";
import type { Pieces } from "../async/stream-body";

/**
 * An answer whose body is made while it is sent, so that it is never in memory as a whole. Without the server in front,
 * as in tests, it is a stream.
 */
export function inPieces(
  { answerInPieces }: Pick<AppLoadContext, "answerInPieces">,
  pieces: Pieces,
  headers: HeadersInit,
) {
  if (!answerInPieces) {
    const body = Readable.toWeb(Readable.from(pieces(), { objectMode: false }));
    return new Response(body as ReadableStream, { headers });
  }
  answerInPieces(pieces);
  return new Response(null, { headers });
}
