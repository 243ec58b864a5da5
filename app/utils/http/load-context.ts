import type { AppLoadContext } from "@remix-run/node";
import type { Pieces } from "~/utils/async/stream-body";

declare module "@remix-run/node" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges into Remix's.
  interface AppLoadContext {
    /** Absent where no server stands in front, as in a test of one route. */
    clientAddress?: string;
    /** Empty while a page is rendered for the document cache, which many requests will share. */
    requestId?: string;
    /** The files that came with the owner's request; they are gone when it is answered. */
    files?: ReceivedFile[];
    /** Gives the server a body to make while it sends it; absent as above. */
    answerInPieces?: (pieces: Pieces) => void;
  }
}

/** A file that came with a request and lies on the disk until the request is answered. */
export type ReceivedFile = {
  /** The name of the form's field. */
  field: string;
  /** The name that it had on its sender's device; empty where that was not said. */
  name: string;
  /** `null` for one that was larger than a file may be: nothing of it is kept. */
  path: string | null;
};

/** The visitor's address from the socket or the trusted proxies; `"unknown"` where none was told. */
export function clientAddressOf(context: AppLoadContext) {
  return context.clientAddress ?? "unknown";
}

/** The id that the log and `X-Request-Id` carry, or `null` where there is none to show. */
export function requestIdOf(context: AppLoadContext) {
  return context.requestId || null;
}
