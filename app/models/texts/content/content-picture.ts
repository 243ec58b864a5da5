import {
  aspectOf,
  formatTypes,
  offeredFormats,
  type PictureView,
  type RowShare,
  srcSet,
} from "~/models/pictures/picture";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { escapedAttribute } from "~/utils/markup/escape-html";
import { type HtmlElement, type HtmlNode, walkElements } from "~/utils/markup/html-tree";

const OWN_OR_WEB = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** The address of a picture on this site or the web; `null` for any other. */
function addressOf({ attributes }: HtmlElement) {
  const address = (attributes.src ?? "").replace(/\p{Cc}+/gu, "").trim();
  return OWN_OR_WEB.test(address) ? address : null;
}

/** The pictures among these nodes and within them. */
export function picturesIn(nodes: HtmlNode[]) {
  return [...walkElements(nodes)].filter(({ name }) => name === "img");
}

export function hasPicture(element: HtmlElement) {
  return picturesIn([element]).length > 0;
}

/** Whether all pictures of an element were deleted from the library; its caption is then left out too. */
export function wereDeleted(element: HtmlElement) {
  return picturesIn([element]).every((picture) => pictureIdOf(addressOf(picture) ?? ""));
}

export type Pictures = ReadonlyMap<string, PictureView>;

/** The aspect ratios, width over height, of the shown pictures within an element. */
export function shownAspects(element: HtmlElement, pictures: Pictures) {
  return picturesIn([element]).flatMap((picture) => {
    const address = addressOf(picture);
    return isShown(address, pictures) ? aspectOf(pictures.get(address) ?? null) : [];
  });
}

/** A deleted picture of the library is left out. */
function isShown(address: string | null, pictures: Pictures): address is string {
  return address !== null && (!pictureIdOf(address) || pictures.get(address)?.id !== undefined);
}

/** The addresses of all pictures within these nodes, each once. */
export function pictureAddressesIn(nodes: HtmlNode[]) {
  return [...new Set(picturesIn(nodes).flatMap((picture) => addressOf(picture) ?? []))];
}

/**
 * A picture of the site in its slot, like `Picture`: AVIF first, lazily loaded, in the variant that `sizes` asks for. A
 * picture from elsewhere stays as it is; without an address nothing is written.
 */
export function pictureHtml(
  element: HtmlElement,
  pictures: Pictures,
  resolve: (address: string) => string,
  sizes: string,
) {
  const address = addressOf(element);
  if (!isShown(address, pictures)) return "";
  const picture = pictures.get(address);
  const alt = (element.attributes.alt || (picture?.alt ?? "")).replace(/\s+/g, " ").trim();
  const shown = `src="${escapedAttribute(resolve(address))}" alt="${escapedAttribute(alt)}" loading="lazy"`;
  if (!picture?.id || !picture.width || !picture.height) return `<img ${shown} />`;
  const { id, width, height, placeholder } = picture;
  const formats = offeredFormats({ width, height });
  const last = formats.at(-1) ?? "jpg";
  const source = formats
    .slice(0, -1)
    .map(
      (format) =>
        `<source type="${formatTypes[format]}" srcset="${srcSet({ id, width }, format)}" sizes="${sizes}">`,
    )
    .join("");
  const variants = `srcset="${srcSet({ id, width }, last)}" sizes="${sizes}"`;
  const image = `<img ${shown} ${variants} width="${width}" height="${height}" decoding="async" />`;
  const style = `aspect-ratio: ${width} / ${height}; background: url('${placeholder}') center / cover`;
  return `<span data-picture="lazy" style="${style}"><picture>${source}${image}</picture></span>`;
}

/**
 * The picture as a link to itself, which scripts open over the page. The styles read its aspect and its share of the
 * row.
 */
export function enlargeable(
  html: string,
  element: HtmlElement,
  pictures: Pictures,
  place: RowShare | undefined,
) {
  const picture = pictures.get(addressOf(element) ?? "");
  if (!picture?.id || !picture.width || !picture.height) return html;
  const aspect = (picture.width / picture.height).toFixed(3);
  const words = element.attributes.alt || picture.alt;
  const row = place ? `; --share: ${place.share}; --row: ${place.row}` : "";
  const label = escapedAttribute(words ? `Enlarge: ${words}` : "Enlarge the picture");
  const href = escapedAttribute(picture.src);
  return `<a href="${href}" aria-label="${label}" data-enlarge="${picture.id}" style="--aspect: ${aspect}${row}">${html}</a>`;
}
