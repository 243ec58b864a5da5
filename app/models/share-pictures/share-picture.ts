import { type ShareKind, shareKinds } from "~/kinds";
import type { Point } from "~/utils/map-projection";

/** The one that the page's head names, and two for the owner to post herself. */
export const shareShapes = ["wide", "square", "tall"] as const;
export type ShareShape = (typeof shareShapes)[number];

/** What one picture stands for; there is one journey, whose id is `journey`. */
export type ShareItem = { kind: ShareKind; id: string };

export const THE_JOURNEY: ShareItem = { kind: "journey", id: "journey" };

/** The road that a picture shows, on the drawn map: up to where the item was made, and that place. */
export type ShareRoad = { line: Point[]; dot: Point | null };

/** The parts of an item's name in an address, or `null`. */
export function shareItemOf(kind: string | undefined, id: string | undefined): ShareItem | null {
  const known = shareKinds.find((one) => one === kind);
  return known && id ? { kind: known, id } : null;
}

/** Where the owner finds an item's pictures, drafts among them: this, a shape and `.jpg`. */
export function sharePicturesPath({ kind, id }: ShareItem) {
  return `/admin/share-pictures/${kind}/${encodeURIComponent(id)}`;
}
