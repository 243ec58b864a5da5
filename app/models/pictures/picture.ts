import { type PictureFormat, pictureFormats, VARIANT_NAME } from "./picture-name";

/** What a page needs to show a picture without layout shift; of outside pictures only the address is known. */
export type PictureView = {
  src: string;
  alt: string;
  id?: string;
  width?: number;
  height?: number;
  placeholder?: string;
  /** The point that stays in sight when a slot crops the picture, in percent; the middle by default. */
  focusX?: number;
  focusY?: number;
};

export type PictureSize = { width: number; height: number };

/** A point of a picture, in percent of its width and its height. */
export type Focus = { x: number; y: number };

/** The view with the picture's own description, or this title if it has none. */
export function described<View extends PictureView | null>(picture: View, title: string) {
  return picture && { ...picture, alt: picture.alt || title };
}

const pictureWidths = [320, 640, 768, 960, 1280, 2048] as const;
const WIDEST = 2048;

export const MAX_WEBP_SIDE = 16_383;
/** Encoding a larger one takes more memory than there is for one picture. */
const MAX_AVIF_PIXELS = 8_000_000;
/** The longest side of a JPEG that libvips writes. */
const MAX_JPEG_SIDE = 65_500;

/** The types that a field for pictures offers; the file's bytes decide later. */
export const pictureFileTypes = ["image/*", ".heic", ".heif"];

const ADDRESS = new RegExp(`/media/${VARIANT_NAME}`, "g");

/** The widths in which a picture exists: none wider than its original. */
export function widthsOf(originalWidth: number) {
  const smaller = pictureWidths.filter((width) => width < originalWidth);
  return originalWidth <= WIDEST ? [...smaller, originalWidth] : smaller;
}

export function heightAt(width: number, original: PictureSize) {
  return Math.max(1, Math.round((width * original.height) / original.width));
}

/** The formats that can hold every width of a picture, decided once for all: a very tall one comes as JPEG only. */
export function formatsOf(size: PictureSize): PictureFormat[] {
  const widest = Math.min(size.width, WIDEST);
  const height = heightAt(widest, size);
  return pictureFormats.filter((format) => {
    if (format === "avif") return height <= MAX_WEBP_SIDE && widest * height <= MAX_AVIF_PIXELS;
    return format === "jpg" || height <= MAX_WEBP_SIDE;
  });
}

/** Whether a picture is taller than any format can hold. */
export function isTooTall(size: PictureSize) {
  return heightAt(Math.min(size.width, WIDEST), size) > MAX_JPEG_SIDE;
}

export const formatTypes: Record<PictureFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

export function variantName(id: string, width: number, format: PictureFormat) {
  return `${id}-${width}.${format}`;
}

/** The address that texts and records use for a picture: its widest JPEG. */
export function pictureAddress(picture: { id: string; width: number }) {
  return `/media/${variantName(picture.id, Math.min(picture.width, WIDEST), "jpg")}`;
}

/** The address of a picture's smallest JPEG that is at least this wide, else of its widest. */
export function jpegAddress(picture: { id: string; width: number }, width: number) {
  const widths = widthsOf(picture.width);
  const chosen = widths.find((one) => one >= width) ?? widths.at(-1) ?? picture.width;
  return `/media/${variantName(picture.id, chosen, "jpg")}`;
}

/** The addresses of the site's own pictures in a text, in any width and format, each once. */
export function addressesIn(text: string) {
  return [...new Set(text.match(ADDRESS))];
}

/** Replaces a picture's addresses in a text by this one. */
export function withAddress(text: string, id: string, address: string) {
  return text.replace(ADDRESS, (former, found) => (found === id ? address : former));
}

/** The variants for a slot: none wider than it needs on the sharpest screen. */
export function srcSet(
  picture: { id: string; width: number },
  format: PictureFormat,
  widest = Number.POSITIVE_INFINITY,
) {
  return widthsOf(picture.width)
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `/media/${variantName(picture.id, width, format)} ${width}w`)
    .join(", ");
}

/**
 * The formats that a page offers for a picture, best first. JPEG is left to the `img` itself, unless it is the only
 * one.
 */
export function offeredFormats(size: PictureSize): PictureFormat[] {
  const modern = formatsOf(size).filter((format) => format !== "jpg");
  return modern.length > 0 ? modern : ["jpg"];
}

/** The focus as CSS `object-position`; `undefined` for the middle, which is the default. */
export function objectPosition({ focusX = 50, focusY = 50 }: PictureView) {
  return focusX === 50 && focusY === 50 ? undefined : `${focusX}% ${focusY}%`;
}

/** Width over height; 3:2 where the size is not known. */
export function aspectOf(picture: PictureView | null) {
  return picture?.width && picture.height ? picture.width / picture.height : 3 / 2;
}

/** The share of its row that a picture takes, and how many stand in that row. */
export type RowShare = { share: number; row: number };

/**
 * The same for pictures in rows of `perRow`; all pictures of a row are equally high, and the last row may have fewer.
 */
export function rowShares(aspects: number[], perRow: number): RowShare[] {
  return aspects.map((aspect, index) => {
    const first = index - (index % perRow);
    const row = aspects.slice(first, first + perRow);
    const whole = row.reduce((sum, one) => sum + one, 0);
    // Rounded down, so that a row is never too wide.
    return { share: Math.floor((1e4 * aspect) / whole) / 1e4, row: row.length };
  });
}

/** The share of its row for each picture in pairs of equal height; a last single one fills its row. */
export function pairShares(aspects: number[]) {
  return aspects.map((aspect, index) => {
    const neighbour = aspects[index % 2 === 0 ? index + 1 : index - 1];
    return neighbour === undefined ? 1 : aspect / (aspect + neighbour);
  });
}
