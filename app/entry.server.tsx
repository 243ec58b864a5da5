import { createHash, randomBytes } from "node:crypto";
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse } from "@remix-run/react";
import { contentSecurityPolicy } from "~/document/content-security-policy";
import { delayScripts } from "~/document/delay-scripts";
import { documentHandleOf } from "~/document/static-document";
import { withoutToast } from "~/forms/flash.server";
import { prepareSite } from "~/pages/site/site.server";
import { env } from "~/utils/env.server";
import { isLowData } from "~/utils/http/low-data";
import { OWN_ANSWER } from "~/utils/http/own-answer";
import { UNSEEN } from "~/utils/http/unseen";
import { logFailure } from "~/utils/log-failure.server";
import { withPictureSizes } from "~/utils/markup/picture-sizes";

// Before the first request, under any server that runs this build.
await prepareSite();

/** Starts the due jobs; their code is loaded once the site is listening. */
export async function startSiteJobs() {
  const { siteJobs } = await import("~/jobs/jobs.server");
  const { startJobs } = await import("~/jobs/loop.server");
  return startJobs(siteJobs());
}

/** The smallest file of each picture, even on a phone with three pixels for each of the page's. */
const LOW_SIZES = "100px";

/** Remix gives up a loader's promises before the page's data is given up. */
export const streamTimeout = 9_000;

/** Renders a whole page and sends it with the policy that fits its content. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = randomBytes(16).toString("base64");
  const { isStatic } = documentHandleOf(remixContext);
  const isLow = isLowData(request);
  const { renderWhole } = await import("~/document/render-whole.server");
  const page = await renderWhole(
    {
      context: remixContext,
      url: request.url,
      nonce,
      isStatic: isStatic || isLow,
      isLow,
    },
    (error) => handleError(error, { request, context: loadContext, params: {} }),
  );
  const whole = isLow ? withPictureSizes(page.html, LOW_SIZES) : page.html;
  // As one character a byte: only ASCII is searched and inserted, so nothing has to be decoded and encoded.
  const marked = Buffer.from(whole).toString("latin1");
  const policy = contentSecurityPolicy({
    siteUrl: env.SITE_URL,
    tileUrl: env.TILE_URL,
    development: env.NODE_ENV === "development",
    scriptHashes: hashMarkedScripts(marked, nonce),
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  const html = marked.replaceAll(` nonce="${nonce}"`, "");
  // In development the scripts belong to the tools.
  const sent = env.NODE_ENV === "development" ? html : delayScripts(html);
  return new Response(Buffer.from(sent, "latin1"), { headers, status: page.failed ? 500 : status });
}

/**
 * Marks the site's answers to scripts, and drops the message in an answer to a form from the queue, which nobody sees.
 */
export const handleDataRequest: HandleDataRequestFunction = (answer, { request }) => {
  answer.headers.set(OWN_ANSWER, "yes");
  return request.headers.has(UNSEEN) ? withoutToast(answer) : answer;
};

/** Logs an error with the request's id, which the error page shows too. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logFailure(error, request, context);
};

/**
 * Only scripts with this rendering's own nonce get a hash: a script injected by somebody's text cannot know it and
 * stays blocked.
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
