import sharp from "sharp";
import { MAX_PIXELS } from "~/models/pictures/picture-problem";

// One core for each picture, and no cache of finished ones.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens a picture by its bytes or its file, whose size was checked before; with `failOn: "none"` its end may be
 * missing.
 */
export function openPicture(source: Buffer | string, failOn: "error" | "none" = "error") {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn });
}
