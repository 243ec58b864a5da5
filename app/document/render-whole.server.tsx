import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { InParts } from "./in-parts";
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
 * tenth quicker than in parts; in parts only where a part in a `<Suspense>` waits for something, or any part fails. What
 * waits outside of a `<Suspense>` fails. `onError` is called once for each error that the page shows in a part; one that leaves nothing to
 * show is thrown.
 */
export async function renderWhole(
  context: EntryContext,
  url: string,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<Rendering> {
  const pageData = await readPageData(context);
  function page(inParts: boolean) {
    return (
      <NonceContext.Provider value={nonce}>
        <InParts.Provider value={inParts}>
          <RemixServer context={handOver(context, pageData)} url={url} nonce={nonce} />
        </InParts.Provider>
      </NonceContext.Provider>
    );
  }
  const html = renderAtOnce(page(false));
  if (html === null) return renderInParts(page(true), nonce, onError);
  return html.includes(LEFT_OUT)
    ? renderInParts(page(false), nonce, onError)
    : { html, failed: false };
}

/** `null` for a page of which a part fails outside of every `<Suspense>`: in parts it says what, and may fail alone. */
function renderAtOnce(page: ReactElement) {
  try {
    return DOCTYPE + renderToString(page);
  } catch {
    return null;
  }
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
    let hasShell = true;
    const stream = renderToPipeableStream(page, {
      nonce,
      // Everything in its place: no part of a page may need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        // React calls this as well when nothing is left to show.
        if (!hasShell) return;
        for (const error of errors) onError(error);
        const failed = errors.length > 0;
        text(stream.pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        hasShell = false;
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
