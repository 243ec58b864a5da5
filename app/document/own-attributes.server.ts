import { SITE_ATTRIBUTE, site } from "~/site";
import { env } from "~/utils/env.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { cssString } from "~/utils/markup/css-string";
import { notation } from "~/utils/words/notation";
import { changedSettings, publicSettings } from "~/words";
import { ownLook } from "./own-look";

/** What paper says of an address before its path; see `styles/print.css`. */
const host = cssString(new URL(OUTSIDE_ORIGIN).host);

/** Tells the page's programs that the site has no service worker any more. */
const withoutWorker = env.SERVICE_WORKER === "off" && { "data-worker": "off" };

/** What the owner has changed: for the browser's programs, and as the document's look. */
export function ownAttributes(): Record<string, unknown> {
  const changed = changedSettings(publicSettings(site()));
  const { style, ...others } = ownLook(site());
  const look = { ...others, ...withoutWorker, style: { ...style, "--host": host } };
  if (Object.keys(changed).length === 0) return look;
  const sent = changed.language ? Object.assign({}, changed, { notation: notation() }) : changed;
  return { ...look, [SITE_ATTRIBUTE]: JSON.stringify(sent) };
}
