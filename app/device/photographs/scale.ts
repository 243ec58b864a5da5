import { exifSegment, uprightSegment, withSegment } from "./exif";
import { isScalable, scaledSize } from "./scaling";

const QUALITY = 0.85;
/** EXIF data is at the beginning of a JPEG and at most 64 KB long. */
const HEAD_BYTES = 256 * 1024;

type Size = { width: number; height: number };

function drawn(bitmap: ImageBitmap, { width, height }: Size) {
  const canvas =
    "OffscreenCanvas" in window
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | null;
  if (!context) throw new Error("This browser has no canvas to draw on.");
  // Transparent pixels become white instead of black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: OffscreenCanvas | HTMLCanvasElement) {
  if (!(canvas instanceof HTMLCanvasElement)) {
    return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
  }
  return new Promise<Blob>((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No picture.")));
    canvas.toBlob(done, "image/jpeg", QUALITY);
  });
}

async function bytesOf(blob: Blob) {
  return new Uint8Array(await blob.arrayBuffer());
}

async function scaled(file: Blob, head: Uint8Array) {
  // The browser has applied the orientation already.
  const bitmap = await createImageBitmap(file);
  try {
    const size = scaledSize(bitmap);
    if (!size) return file;
    const jpeg = await toJpeg(drawn(bitmap, size));
    const exif = exifSegment(head);
    if (!exif) return jpeg;
    const parts = withSegment(await bytesOf(jpeg), uprightSegment(exif));
    return new Blob(parts, { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
}

/** The picture with its longest side at most 2,560 pixels, with date and place; unchanged if it cannot be scaled. */
export async function scaleDown(file: Blob) {
  const head = await bytesOf(file.slice(0, HEAD_BYTES));
  if (!isScalable(head)) return file;
  const smaller = await scaled(file, head).catch(() => file);
  return smaller.size < file.size ? smaller : file;
}
