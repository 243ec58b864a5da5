import { jpegAddress, type PictureSize } from "~/models/pictures/picture";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { escapedAttribute } from "~/utils/markup/escape-html";
import type { HtmlElement } from "~/utils/markup/html-tree";

/** The largest width of a mail's text, in CSS pixels. */
export const TEXT_PX = 552;

/** The site's origin, and the sizes of its own pictures by id. */
export type MailPictures = { origin: string; sizes: ReadonlyMap<string, PictureSize> };

/** The size of a picture of the site; `null` for one from elsewhere. */
export function sizeOf(image: HtmlElement, { origin, sizes }: MailPictures) {
  const id = idOf(image, origin);
  const size = id === null ? undefined : sizes.get(id);
  return id !== null && size ? { id, ...size } : null;
}

function idOf({ attributes: { src = "" } }: HtmlElement, origin: string) {
  return src.startsWith(origin) ? pictureIdOf(src.slice(origin.length)) : null;
}

/**
 * A picture for a mail, at most `maxWidth` CSS pixels wide: a JPEG of twice that width, because every program can show
 * it, with its size, so that nothing jumps. A picture from elsewhere stays as it is.
 */
export function mailPicture(image: HtmlElement, pictures: MailPictures, maxWidth = TEXT_PX) {
  const { src = "", alt = "" } = image.attributes;
  const size = sizeOf(image, pictures);
  const words = `alt="${escapedAttribute(alt)}"`;
  if (!size) {
    return `<img src="${escapedAttribute(src)}" ${words} style="${look(maxWidth)}" />`;
  }
  const width = Math.min(maxWidth, size.width);
  const height = Math.round((width * size.height) / size.width);
  const shown = `width="${width}" height="${height}" style="${look(width)}"`;
  return `<img src="${pictures.origin}${jpegAddress(size, 2 * width)}" ${words} ${shown} />`;
}

function look(width: number) {
  return `display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:8px`;
}
