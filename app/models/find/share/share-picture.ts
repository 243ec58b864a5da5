import { type ShareKind, shareKinds } from "~/kinds";

/** The item that a share picture stands for. The journey has the id `journey`, the site as a whole `site`. */
export type ShareItem = { kind: ShareKind; id: string };

export const THE_JOURNEY: ShareItem = { kind: "journey", id: "journey" };
/** For pages that have no picture of their own. */
export const THE_SITE: ShareItem = { kind: "journey", id: "site" };

/** The item that these parts of an address name, or `null`. */
export function shareItemOf(kind: string | undefined, id: string | undefined): ShareItem | null {
  const known = shareKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}
