import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { documentPolicy } from "~/document/content-security-policy";
import { delayScripts } from "~/document/delay-scripts";
import { asFramed, frameHandleOf } from "~/document/framing";
import lowScript from "~/document/inline/low?inline-program";
import { asLowData } from "~/document/low-data.server";
import { NonceContext } from "~/document/nonce";
import { prepareSite } from "~/models/site/site.server";
import { env } from "~/utils/env.server";
import { logFailure } from "~/utils/log-failure.server";
import { isLowData } from "~/utils/low-data";

// Before the first request, under any server that runs this build.
await prepareSite();

const RENDER_TIMEOUT_MS = 10_000;

/** Remix gives up on a loader's promises before the rendering itself is given up. */
export const streamTimeout = 9_000;

/** Renders a whole page before anything is sent, so that its status and policy fit what is in it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = randomBytes(16).toString("base64");
  const { frames, isFramed } = frameHandleOf(remixContext);
  const page = await renderWhole(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    nonce,
    (error) => handleError(error, { request, context: loadContext, params: {} }),
  );
  const isLow = !isFramed && isLowData(request);
  const bytes = isLow
    ? Buffer.from(await asLowData(page.bytes.toString(), nonce, lowScript))
    : page.bytes;
  // A character a byte: what is sought and put in is ASCII, so that no letter need be decoded and encoded again.
  const text = bytes.toString("latin1");
  const marked = isFramed ? asFramed(text, nonce, request.url) : text;
  const policy = documentPolicy({
    siteUrl: env.SITE_URL,
    tileUrl: env.TILE_URL,
    development: env.NODE_ENV === "development",
    scriptHashes: hashMarkedScripts(marked, nonce),
    frames,
    isFramed,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  if (isFramed) headers.set("X-Frame-Options", "SAMEORIGIN");
  const html = marked.replaceAll(` nonce="${nonce}"`, "");
  // In development the scripts are the tools' own.
  const sent = env.NODE_ENV === "development" ? html : delayScripts(html);
  return new Response(Buffer.from(sent, "latin1"), { headers, status: page.failed ? 500 : status });
}

/** Logs a failure with the request's id, which the error page shows as well. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, request, context);
};

function renderWhole(page: ReactElement, nonce: string, onError: (error: unknown) => void) {
  return new Promise<{ bytes: Buffer; failed: boolean }>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let failed = false;
    let shellReady = false;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ bytes: Buffer.concat(chunks), failed });
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      // Everything in its place: no part of a page may need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        shellReady = true;
      },
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
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
    }, RENDER_TIMEOUT_MS);
  });
}

/**
 * Only scripts that carry the nonce of this very rendering get a hash: a script that slipped in with
 * someone's text cannot know it, and stays forbidden.
 */
function hashMarkedScripts(html: string, nonce: string) {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(`nonce="${nonce}"`) || /\ssrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code, "latin1").digest("base64")}'`);
  }
  return [...hashes];
}
