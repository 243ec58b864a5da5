import { SITE_ATTRIBUTE, site } from "~/site";
import { changedSettings, publicSettings } from "~/words";
import { ownLook } from "./own-look";

/** What the owner has changed: for the browser's programs, and as the document's look. */
export function ownAttributes(): Record<string, unknown> {
  const changed = changedSettings(publicSettings(site()));
  const look = ownLook(site());
  if (Object.keys(changed).length === 0) return look;
  return { ...look, [SITE_ATTRIBUTE]: JSON.stringify(changed) };
}
