import sharp from "sharp";
import { MAX_PIXELS } from "~/models/pictures/picture-problem";

// One core for each picture, and nothing kept of one that is done.
sharp.concurrency(1);
sharp.cache(false);

/** A picture from its bytes or its file, of a size that cannot exhaust the memory; it may lack its end with `failOn` as `none`. */
export function openPicture(source: Buffer | string, failOn: "error" | "none" = "error") {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn });
}
