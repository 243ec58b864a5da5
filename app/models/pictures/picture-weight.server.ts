import { statSync } from "node:fs";
import { join } from "node:path";
import { offeredFormats, variantName, widthsOf } from "./picture";
import { viewPictures } from "./picture.server";
import { mediaFolder } from "./picture-files.server";
import { pictureIdOf } from "./picture-name";

/** A phone of 390 px with two pixels to each, whose pictures are 92 % as wide as its screen. */
const PHONE_PIXELS = 2 * 390 * 0.92;
/** Bits a second of a bad line: a quarter of what Lighthouse calls slow 4G (1.6 Mbit/s). */
const SLOW_BITS = 400_000;
/** A guess at the bytes for each pixel as AVIF: twice what the demo's drawings have, for a photograph has more in it. */
const BYTES_A_PIXEL = 0.08;

/** How many bytes of the site's own pictures a phone loads for these addresses, each counted once. */
export function weightOf(addresses: string[]) {
  const own = [...new Set(addresses)].filter(pictureIdOf);
  const views = [...viewPictures(own).values()];
  return views.reduce((bytes, { id, width = 0, height = 0 }) => {
    if (!id || width === 0) return bytes;
    const [format = "jpg"] = offeredFormats({ width, height });
    const widths = widthsOf(width);
    const shown = widths.find((one) => one >= PHONE_PIXELS) ?? widths.at(-1) ?? width;
    return bytes + variantBytes(variantName(id, shown, format), (shown * shown * height) / width);
  }, 0);
}

/** The size of the variant, guessed for one that nobody asked for yet. */
function variantBytes(name: string, pixels: number) {
  const file = join(mediaFolder, name);
  return statSync(file, { throwIfNoEntry: false })?.size ?? Math.round(pixels * BYTES_A_PIXEL);
}

/** How long these bytes take on a slow line, in whole seconds. */
export function slowSeconds(bytes: number) {
  return Math.round((bytes * 8) / SLOW_BITS);
}
