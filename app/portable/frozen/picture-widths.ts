import { variantName } from "~/models/pictures/picture";
import { parseVariantName } from "~/models/pictures/picture-name";
import { type Copy, isGone } from "./hrefs";
import type { FrozenPlace } from "./places";

/** Widths for a phone and for a page; the full width is added. */
const WIDTHS = [640, 1280];
/** A width is left out if the full one is less than this much larger. */
const LEAST_STEP = 1.25;

/**
 * The files that a frozen copy has of a picture, found by the address of its widest JPEG: only JPEGs, which every
 * browser shows. `null` for anything but a picture of the library.
 */
function frozenWidths(address: string) {
  const picture = address.startsWith("/media/") ? parseVariantName(address.slice(7)) : null;
  if (!picture) return null;
  const { id, width } = picture;
  const narrower = WIDTHS.filter((each) => each * LEAST_STEP <= width);
  return [...narrower, width].map((each) => ({
    address: `/media/${variantName(id, each, "jpg")}`,
    width: each,
  }));
}

/** Those files that the copy has, as far as is known. */
export function widthsHere(place: FrozenPlace | undefined, copy: Copy) {
  const widths = place?.kind === "file" ? frozenWidths(place.address) : null;
  return widths?.filter(({ address }) => !copy.isMissing(address));
}

/** Whether the copy does not have this place; of a picture, no width. */
export function isAbsent(place: FrozenPlace, copy: Copy) {
  const widths = widthsHere(place, copy);
  return widths ? widths.length === 0 : isGone(place, copy);
}
