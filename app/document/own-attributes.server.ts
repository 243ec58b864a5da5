import { SITE_ATTRIBUTE, SITE_DEFAULTS, type Site, site } from "~/site";
import { inkOn } from "~/utils/colours/contrast";
import { env } from "~/utils/env.server";
import { OUTSIDE_ORIGIN } from "~/utils/http/site-origin.server";
import { cssString } from "~/utils/markup/css-string";
import { notation } from "~/utils/words/notation";
import { changedSettings, publicSettings } from "~/words";

/** The host that is printed before a path; see `styles/print.css`. */
const host = cssString(new URL(OUTSIDE_ORIGIN).host);

/** Tells the page's scripts that the service worker is switched off. */
const withoutWorker = env.SERVICE_WORKER === "off" && { "data-worker": "off" };

/** The owner's changes: as data for the browser's scripts, and as the document's look. */
export function ownAttributes(): Record<string, unknown> {
  const changed = changedSettings(publicSettings(site()));
  const { style, ...others } = ownLook(site());
  const look = { ...others, ...withoutWorker, style: { ...style, "--host": host } };
  if (Object.keys(changed).length === 0) return look;
  const sent = changed.language ? Object.assign({}, changed, { notation: notation() }) : changed;
  return { ...look, [SITE_ATTRIBUTE]: JSON.stringify(sent) };
}

/** The owner's colours and fonts as attributes of the `html` element; empty without changes. */
export function ownLook({ accent, accentDark, second, secondDark, typefaces }: Site) {
  const style: Record<string, string> = {};
  if (accent !== SITE_DEFAULTS.accent) {
    style["--own-accent"] = accent;
    style["--own-accent-ink"] = inkOn(accent);
  }
  if (accentDark !== SITE_DEFAULTS.accentDark) {
    style["--own-accent-dark"] = accentDark;
    style["--own-accent-dark-ink"] = inkOn(accentDark);
  }
  if (second !== SITE_DEFAULTS.second) style["--own-second"] = second;
  if (secondDark !== SITE_DEFAULTS.secondDark) style["--own-second-dark"] = secondDark;
  return {
    ...(Object.keys(style).length > 0 && { style }),
    ...(typefaces !== SITE_DEFAULTS.typefaces && { "data-typefaces": typefaces }),
  };
}
