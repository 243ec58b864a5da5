import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS, PictureError } from "~/models/pictures/picture-problem";
import { semaphore } from "~/utils/async/semaphore";

type Size = { width: number; height: number };
type Use<Result> = (picture: Sharp, size: Size) => Promise<Result>;

/** The decoder has no memory for larger pictures, with their colours decoded and combined. */
const MAX_HEIC_PIXELS = 80_000_000;

/** The pixels are a view of the decoder's memory until they are used; decoding another picture would move it. */
const oneByOne = semaphore(1);

/**
 * Decodes the primary picture of a HEIC or HEIF file by libheif as WebAssembly, because sharp's own build has no HEVC,
 * and passes it to `use`. It is rotated already, as the container says.
 */
export function withHeic<Result>(file: string, use: Use<Result>) {
  return oneByOne(() => decodeHeic(file, use));
}

async function decodeHeic<Result>(file: string, use: Use<Result>) {
  // Loaded only when needed, because it takes some 20 MB.
  const { default: libheif } = await import("libheif-js/wasm-bundle.js");
  const images = new libheif.HeifDecoder().decode(await readFile(file));
  const image = images.find((each) => each.is_primary());
  if (!image) throw new PictureError("broken");
  const size = { width: image.get_width(), height: image.get_height() };
  if (size.width * size.height > MAX_PIXELS) throw new PictureError("pixels");
  if (size.width * size.height > MAX_HEIC_PIXELS) throw new PictureError("cost");
  const channels = image.has_alpha_channel() ? 4 : 3;
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif.heif_chroma;
  const { image: decoded, channels: planes } = libheif.heif_js_decode_image2(
    image.handle,
    libheif.heif_colorspace.heif_colorspace_RGB,
    channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB,
  );
  const [plane] = planes ?? [];
  if (!plane) throw new PictureError("broken");
  try {
    const pixels = withoutPadding(plane, size.width * channels, size.height);
    return await use(sharp(pixels, { raw: { ...size, channels } }), size);
  } finally {
    libheif.heif_image_release(decoded);
    for (const each of images) each.free();
  }
}

/** Removes the padding between lines in place: a copy of a large picture would take a third of the available memory. */
function withoutPadding(
  plane: { data: Uint8Array<ArrayBuffer>; stride: number },
  lineBytes: number,
  lines: number,
) {
  const { data, stride } = plane;
  for (let line = 1; line < lines && stride !== lineBytes; line++) {
    data.copyWithin(line * lineBytes, line * stride, line * stride + lineBytes);
  }
  return Buffer.from(data.buffer, data.byteOffset, lineBytes * lines);
}
