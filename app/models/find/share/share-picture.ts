import { type ShareKind, shareKinds } from "~/kinds";

/** What one picture stands for; there is one journey, whose id is `journey`, and the site that is about it, `site`. */
export type ShareItem = { kind: ShareKind; id: string };

export const THE_JOURNEY: ShareItem = { kind: "journey", id: "journey" };
/** For pages that have no picture of their own. */
export const THE_SITE: ShareItem = { kind: "journey", id: "site" };

/** The parts of an item's name in an address, or `null`. */
export function shareItemOf(kind: string | undefined, id: string | undefined): ShareItem | null {
  const known = shareKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}
