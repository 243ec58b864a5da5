import { variantName } from "~/models/pictures/picture";
import { parseVariantName } from "~/models/pictures/picture-name";
import { type Copy, isGone } from "./hrefs";
import type { FrozenPlace } from "./places";

/** For a phone, for a page, and the widest there is. */
const WIDTHS = [640, 1280];
/** One that is hardly narrower than the widest is spared. */
const LEAST_STEP = 1.25;

/**
 * The files that a frozen copy has of a picture, from the address of its widest JPEG: JPEGs alone, for every browser of
 * any age shows those; `null` for what is no picture of the library's.
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

/** Those of them that the copy has, as far as is known by now. */
export function widthsHere(place: FrozenPlace | undefined, copy: Copy) {
  const widths = place?.kind === "file" ? frozenWidths(place.address) : null;
  return widths?.filter(({ address }) => !copy.isMissing(address));
}

/** Whether the copy has nothing of what is at this place, a picture in no width. */
export function isAbsent(place: FrozenPlace, copy: Copy) {
  const widths = widthsHere(place, copy);
  return widths ? widths.length === 0 : isGone(place, copy);
}
