import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { MAX_PIXELS, PictureError } from "./problem";

const CHANNELS = 4;

/**
 * A HEIC or HEIF picture, decoded by libheif as WebAssembly: sharp's own build has no HEVC. It comes turned
 * the right way up, as the container says it.
 */
export async function openHeic(file: string) {
  // Loaded for the pictures that need it: it takes some 20 MB.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(await readFile(file));
  const [image] = images;
  if (!image) throw new PictureError("broken");
  try {
    const width = image.get_width();
    const height = image.get_height();
    if (width * height > MAX_PIXELS) throw new PictureError("pixels");
    const pixels = new Uint8ClampedArray(width * height * CHANNELS);
    await new Promise<void>((resolve, reject) => {
      image.display({ data: pixels, width, height }, (shown) =>
        shown ? resolve() : reject(new PictureError("broken")),
      );
    });
    return sharp(pixels, { raw: { width, height, channels: CHANNELS } });
  } finally {
    for (const one of images) one.free();
  }
}
