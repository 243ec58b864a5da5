import { type PictureFormat, pictureFormats, VARIANT_NAME } from "./picture-name";

/** What a page needs to show a picture without a shift; outside pictures have an address only. */
export type PictureView = {
  src: string;
  alt: string;
  id?: string;
  width?: number;
  height?: number;
  placeholder?: string;
  /** What stays in sight where a slot crops the picture, in percent; its middle unless known. */
  focusX?: number;
  focusY?: number;
};

export type PictureSize = { width: number; height: number };

/** A point of a picture, in percent of its width and its height. */
export type Focus = { x: number; y: number };

/** The view with its own words for those who do not see it, else the title of what it stands for. */
export function described<View extends PictureView | null>(picture: View, title: string) {
  return picture && { ...picture, alt: picture.alt || title };
}

const pictureWidths = [320, 640, 768, 960, 1280, 2048] as const;
const WIDEST = 2048;

/** No side of a WebP is longer. */
export const MAX_WEBP_SIDE = 16_383;
/** More takes more memory to encode than there is for one picture. */
const MAX_AVIF_PIXELS = 8_000_000;
/** No side of a JPEG is longer, as libvips writes it. */
const MAX_JPEG_SIDE = 65_500;

/** What a field for pictures offers to choose; what a file is, its bytes tell. */
export const pictureFileTypes = ["image/*", ".heic", ".heif"];

const ADDRESS = new RegExp(`/media/${VARIANT_NAME}`, "g");

/** The widths that exist of a picture: never wider than its original. */
export function widthsOf(originalWidth: number) {
  const smaller = pictureWidths.filter((width) => width < originalWidth);
  return originalWidth <= WIDEST ? [...smaller, originalWidth] : smaller;
}

/** The height of a picture at this width. */
export function heightAt(width: number, original: PictureSize) {
  return Math.max(1, Math.round((width * original.height) / original.width));
}

/** The formats that can hold a picture at each of its widths, decided once: a very tall one comes as JPEG alone. */
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

/** The address that stands for a picture in texts and records: its widest JPEG. */
export function pictureAddress(picture: { id: string; width: number }) {
  return `/media/${variantName(picture.id, Math.min(picture.width, WIDEST), "jpg")}`;
}

/** The address of its smallest JPEG that is at least so wide, else of its widest. */
export function jpegAddress(picture: { id: string; width: number }, width: number) {
  const widths = widthsOf(picture.width);
  const chosen = widths.find((one) => one >= width) ?? widths.at(-1) ?? picture.width;
  return `/media/${variantName(picture.id, chosen, "jpg")}`;
}

/** The addresses of the site's own pictures in a text, of whatever form, each once. */
export function addressesIn(text: string) {
  return [...new Set(text.match(ADDRESS))];
}

/** The text with the address of another picture wherever that of this one stands. */
export function withAddress(text: string, id: string, address: string) {
  return text.replace(ADDRESS, (former, found) => (found === id ? address : former));
}

/** The variants that a slot chooses from: none wider than its widest need on the sharpest screen. */
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

/** The formats that a page offers of a picture, the best first; a JPEG is what an `img` names anyway, unless there is no other. */
export function offeredFormats(size: PictureSize): PictureFormat[] {
  const modern = formatsOf(size).filter((format) => format !== "jpg");
  return modern.length > 0 ? modern : ["jpg"];
}

/** The focus as the styles want it; nothing where it is the middle, as the browser has it anyway. */
export function objectPosition({ focusX = 50, focusY = 50 }: PictureView) {
  return focusX === 50 && focusY === 50 ? undefined : `${focusX}% ${focusY}%`;
}

/** Width over height; 3:2 where the size is not known. */
export function aspectOf(picture: PictureView | null) {
  return picture?.width && picture.height ? picture.width / picture.height : 3 / 2;
}

/** The share of its row that a picture takes, and how many stand in that row. */
export type RowShare = { share: number; row: number };

/** The same for pictures in rows of so many, each row as high throughout; in the last one there may be fewer. */
export function rowShares(aspects: number[], perRow: number): RowShare[] {
  return aspects.map((aspect, index) => {
    const first = index - (index % perRow);
    const row = aspects.slice(first, first + perRow);
    const whole = row.reduce((sum, one) => sum + one, 0);
    // Rounded down: a row is never wider than its place.
    return { share: Math.floor((1e4 * aspect) / whole) / 1e4, row: row.length };
  });
}

/** The share of its row that each picture takes when they stand in pairs of the same height; a last one stands alone. */
export function pairShares(aspects: number[]) {
  return aspects.map((aspect, index) => {
    const neighbour = aspects[index % 2 === 0 ? index + 1 : index - 1];
    return neighbour === undefined ? 1 : aspect / (aspect + neighbour);
  });
}
