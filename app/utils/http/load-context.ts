import type { AppLoadContext } from "@remix-run/node";
import type { Pieces } from "~/utils/async/stream-body";

declare module "@remix-run/node" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into Remix's.
  interface AppLoadContext {
    /** Absent without the server in front, as in a test of one route. */
    clientAddress?: string;
    /** Empty while a page is rendered for the document cache, because many requests will share it. */
    requestId?: string;
    /** The files of the owner's request; they are deleted once it is answered. */
    files?: ReceivedFile[];
    /** Lets the server make a body while it sends it; absent as above. */
    answerInPieces?: (pieces: Pieces) => void;
  }
}

/** An uploaded file, which stays on the disk until its request is answered. */
export type ReceivedFile = {
  /** The name of the form's field. */
  field: string;
  /** Its name on the sender's device; empty if unknown. */
  name: string;
  /** `null` for a file over the size limit, which is not stored. */
  path: string | null;
};

/** The visitor's address, from the socket or the trusted proxies; `"unknown"` without one. */
export function clientAddressOf(context: AppLoadContext) {
  return context.clientAddress ?? "unknown";
}

/** The id in the log and in `X-Request-Id`, or `null` if there is none to show. */
export function requestIdOf(context: AppLoadContext) {
  return context.requestId || null;
}
