import { escapedAttribute } from "../utils/escape-html";
import type { HtmlElement, HtmlNode } from "../utils/html-tree.server";
import { type PictureView, pictureIdOf, srcSet } from "./picture";

const OWN_OR_WEB = /^(?:https?:\/\/|\/(?![/\\]))/i;
const SIZES = "(min-width: 768px) 680px, 92vw";

/** The address of a picture on this site or the web; `null` for any other. */
function addressOf({ attributes }: HtmlElement) {
  const address = (attributes.src ?? "").replace(/\p{Cc}+/gu, "").trim();
  return OWN_OR_WEB.test(address) ? address : null;
}

/** The addresses of the pictures among these nodes and within them, each once. */
export function pictureAddressesIn(nodes: HtmlNode[]) {
  const addresses = new Set<string>();
  const collect = (node: HtmlNode) => {
    if (typeof node === "string") return;
    const address = node.name === "img" ? addressOf(node) : null;
    if (address) addresses.add(address);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  return [...addresses];
}

/**
 * A picture of the site in its slot, as `Picture` draws it: AVIF first, loaded when it comes near. One from
 * elsewhere as it is; nothing where there is no address.
 */
export function pictureHtml(
  element: HtmlElement,
  pictures: ReadonlyMap<string, PictureView>,
  resolve: (address: string) => string,
) {
  const address = addressOf(element);
  if (!address) return "";
  const picture = pictures.get(address);
  // One of ours that was deleted leaves no hole.
  if (pictureIdOf(address) && !picture?.id) return "";
  const alt = (element.attributes.alt || (picture?.alt ?? "")).replace(/\s+/g, " ").trim();
  const shown = `src="${escapedAttribute(resolve(address))}" alt="${escapedAttribute(alt)}" loading="lazy"`;
  if (!picture?.id || !picture.width || !picture.height) return `<img ${shown} />`;
  const { id, width, height, placeholder } = picture;
  const source = `<source type="image/avif" srcset="${srcSet({ id, width }, "avif")}" sizes="${SIZES}">`;
  const variants = `srcset="${srcSet({ id, width }, "webp")}" sizes="${SIZES}"`;
  const image = `<img ${shown} ${variants} width="${width}" height="${height}" decoding="async" />`;
  const style = `aspect-ratio: ${width} / ${height}; background: url('${placeholder}') center / cover`;
  return `<span data-picture="lazy" style="${style}"><picture>${source}${image}</picture></span>`;
}
