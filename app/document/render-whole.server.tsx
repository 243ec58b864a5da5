import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { NonceContext } from "./nonce";

const TIMEOUT_MS = 10_000;
/** What `renderToString` leaves in the place of a part that waits for something, or fails. */
const LEFT_OUT = "<!--$!-->";
/** Which React writes before a stream, and not before a string. */
const DOCTYPE = "<!DOCTYPE html>";

type Rendering = { html: string; failed: boolean };

/**
 * Renders a whole page before anything is sent, so that its status and policy fit what is in it. At once, which is a
 * tenth quicker than in parts; only where a part waits for something, in parts.
 */
export async function renderWhole(
  context: EntryContext,
  url: string,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<Rendering> {
  const pageData = await new Response(context.serverHandoffStream).text();
  const page = () => (
    <NonceContext.Provider value={nonce}>
      <RemixServer context={handOver(context, pageData)} url={url} nonce={nonce} />
    </NonceContext.Provider>
  );
  const html = DOCTYPE + renderToString(page());
  return html.includes(LEFT_OUT) ? renderInParts(page(), nonce, onError) : { html, failed: false };
}

/** Remix reads the page's data from a stream, for which React would wait: it finds them as read to the end. */
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
    let failed = false;
    let shellReady = false;
    const stream = renderToPipeableStream(page, {
      nonce,
      // Everything in its place: no part of a page may need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        shellReady = true;
      },
      onAllReady() {
        clearTimeout(timer);
        text(stream.pipe(new PassThrough())).then((html) => resolve({ html, failed }), reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        // Before the shell is ready the rejection above reports it.
        if (shellReady) onError(error);
      },
    });
    const timer = setTimeout(() => {
      stream.abort(new Error("The page took too long to render."));
    }, TIMEOUT_MS);
  });
}
