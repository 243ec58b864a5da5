import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ContextType, ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { iconLinks } from "~/models/find/icon.server";
import { DocumentForm } from "./document-form";
import { ownAttributes } from "./own-attributes.server";
import { InParts } from "./page-root";

const TIMEOUT_MS = 10_000;

class TooLong extends Error {
  override message = "The page took too long to render.";
}

type Document = { context: EntryContext; url: string; nonce: string } & Pick<
  ContextType<typeof DocumentForm>,
  "isStatic" | "isLow"
>;

type Rendering = { html: string; failed: boolean };

/**
 * Renders a whole page before anything is sent, so that its status and policy fit its content. If an error leaves
 * nothing to show, it renders again in parts (`InParts`). `onError` is called for each error that a part shows; if
 * nothing can be shown even then, the error is thrown.
 */
export async function renderWhole(
  { context, url, nonce, ...choices }: Document,
  onError: (error: unknown) => void,
): Promise<Rendering> {
  const [data, dataAgain] = context.serverHandoffStream?.tee() ?? [];
  const form = { ...choices, nonce, attributes: ownAttributes(), icons: iconLinks() };
  function render(inParts: boolean, serverHandoffStream: typeof data) {
    const page = (
      <DocumentForm.Provider value={form}>
        <InParts.Provider value={inParts}>
          <RemixServer
            context={{ ...context, serverHandoffStream, renderMeta: {} }}
            url={url}
            nonce={nonce}
          />
        </InParts.Provider>
      </DocumentForm.Provider>
    );
    return renderOnce(page, nonce, onError);
  }
  try {
    return await render(false, data);
  } catch (error) {
    if (error instanceof TooLong) throw error;
    return render(true, dataAgain);
  }
}

function renderOnce(page: ReactElement, nonce: string, onError: (error: unknown) => void) {
  return new Promise<Rendering>((resolve, reject) => {
    const errors: unknown[] = [];
    let isGivenUp = false;
    function giveUp(error: unknown) {
      clearTimeout(timer);
      isGivenUp = true;
      reject(error);
    }
    const stream = renderToPipeableStream(page, {
      nonce,
      // Everything in place: no part of a page may need a script to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // React also calls this when nothing is left to show.
        if (isGivenUp) return;
        clearTimeout(timer);
        for (const error of errors) onError(error);
        const failed = errors.length > 0;
        stream.pipe(collect((html) => resolve({ html, failed })));
      },
      onShellError: giveUp,
      onError(error) {
        errors.push(error);
      },
    });
    // After the visitor has left, the page's data may never be complete.
    const timer = setTimeout(() => {
      giveUp(new TooLong());
      stream.abort();
    }, TIMEOUT_MS);
  });
}

/**
 * Takes all of a page at once, so that React never waits for its output to be read. When a letter does not fit into the
 * rest of a chunk, React 18 writes zero bytes (facebook/react#26228, fixed in 19): a browser shows them as '�' in a
 * title, an attribute or a field, and they could be saved from there.
 */
function collect(done: (html: string) => void) {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      next();
      done(Buffer.concat(chunks).toString().replaceAll("\0", ""));
    },
  });
}
