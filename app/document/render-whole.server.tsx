import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { NonceContext } from "./nonce";

/** For the page's data, and again for a page in parts. */
const TIMEOUT_MS = 10_000;
/** What `renderToString` leaves in the place of a part that waits for something, or fails. */
const LEFT_OUT = "<!--$!-->";
/** Which React writes before a stream, and not before a string. */
const DOCTYPE = "<!DOCTYPE html>";

type Rendering = { html: string; failed: boolean };

/**
 * Renders a whole page before anything is sent, so that its status and policy fit what is in it. At once, which is a
 * tenth quicker than in parts; in parts only where a part in a `<Suspense>` waits for something, or fails. What waits
 * outside of one fails. `onError` is called once for each error that the page shows in a part; one that leaves nothing to
 * show is thrown.
 */
export async function renderWhole(
  context: EntryContext,
  url: string,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<Rendering> {
  const pageData = await readPageData(context);
  function page() {
    return (
      <NonceContext.Provider value={nonce}>
        <RemixServer context={handOver(context, pageData)} url={url} nonce={nonce} />
      </NonceContext.Provider>
    );
  }
  const html = DOCTYPE + renderToString(page());
  return html.includes(LEFT_OUT) ? renderInParts(page(), nonce, onError) : { html, failed: false };
}

/** The page's data for the browser, which Remix writes to a stream as they come. */
function readPageData({ serverHandoffStream }: EntryContext) {
  return new Promise<string>((resolve, reject) => {
    // Where the visitor has left, Remix would wait for ever.
    const timer = setTimeout(() => reject(new Error("The page's data took too long.")), TIMEOUT_MS);
    new Response(serverHandoffStream)
      .text()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Remix reads the data from the stream while React waits: it finds them as read to the end. */
function handOver(context: EntryContext, pageData: string): EntryContext {
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: pageData } });
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
}

function renderInParts(page: ReactElement, nonce: string, onError: (error: unknown) => void) {
  return new Promise<Rendering>((resolve, reject) => {
    const errors: unknown[] = [];
    const stream = renderToPipeableStream(page, {
      nonce,
      // Everything in its place: no part of a page may need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        for (const error of errors) onError(error);
        const failed = errors.length > 0;
        text(stream.pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        errors.push(error);
      },
    });
    const timer = setTimeout(() => {
      stream.abort(new Error("The page took too long to render."));
    }, TIMEOUT_MS);
  });
}
