import { variantName } from "~/models/pictures/picture";
import { parseVariantName } from "~/models/pictures/picture-name";

/** For a phone, for a page, and the widest there is. */
const WIDTHS = [640, 1280];
/** One that is hardly narrower than the widest is spared. */
const LEAST_STEP = 1.25;

/**
 * The files that a frozen copy has of a picture, from the address of its widest JPEG: JPEGs alone, for every browser of
 * any age shows those; `null` for what is no picture of the library's.
 */
export function frozenWidths(address: string) {
  const picture = address.startsWith("/media/") ? parseVariantName(address.slice(7)) : null;
  if (!picture) return null;
  const { id, width } = picture;
  const narrower = WIDTHS.filter((each) => each * LEAST_STEP <= width);
  return [...narrower, width].map((each) => ({
    address: `/media/${variantName(id, each, "jpg")}`,
    width: each,
  }));
}
