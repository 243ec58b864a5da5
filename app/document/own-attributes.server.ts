import { SITE_ATTRIBUTE, site } from "~/site";
import { env } from "~/utils/env.server";
import { cssString } from "~/utils/markup/css-string";
import { changedSettings, publicSettings } from "~/words";
import { ownLook } from "./own-look";

/** What paper says of an address before its path; see `styles/print.css`. A site without an address says the path alone. */
const host = env.SITE_URL && { "--host": cssString(new URL(env.SITE_URL).host) };

/** What the owner has changed: for the browser's programs, and as the document's look. */
export function ownAttributes(): Record<string, unknown> {
  const changed = changedSettings(publicSettings(site()));
  const { style, ...others } = ownLook(site());
  const look = { ...others, style: { ...style, ...host } };
  if (Object.keys(changed).length === 0) return look;
  return { ...look, [SITE_ATTRIBUTE]: JSON.stringify(changed) };
}
