import { openingTag, type SourceElement } from "~/utils/markup/edit-html";
import { escapedText } from "~/utils/markup/escape-html";
import { type Copy, type FrozenPage, isGone, refer } from "./hrefs";
import { isAbsent } from "./picture-widths";

const EMBEDDED = ["img", "iframe", "video", "audio"];

/** The replacement of each picture, film and frame that the copy does not have, by the element to replace. */
export function absentPictures(elements: SourceElement[], page: FrozenPage, copy: Copy) {
  const instead = new Map<SourceElement, string>();
  for (const element of elements) {
    const { name, attributes } = element;
    const { src } = attributes;
    if (!EMBEDDED.includes(name) || !src || src.startsWith("data:")) continue;
    const place = refer(src, page, copy)?.place;
    if (!place) instead.set(element, asLink(element));
    else if (name === "img" && isAbsent(place, copy)) {
      instead.set(slotOf(element), isLinked(element, page, copy) ? wordsOf(element) : "");
    }
  }
  return instead;
}

/** A picture's wrapping elements are replaced with it. */
function slotOf(image: SourceElement) {
  const whole = image.parent?.name === "picture" ? image.parent : image;
  return whole.parent && "data-picture" in whole.parent.attributes ? whole.parent : whole;
}

/** A link to a resource outside the copy; inside another link only its words. */
function asLink(element: SourceElement) {
  if (linkAround(element)) return wordsOf(element);
  const { src = "", alt, title } = element.attributes;
  return `${openingTag("a", { href: src })}${escapedText(alt || title || src)}</a>`;
}

/** Whether the element is the content of a link of the copy, which then needs words. */
function isLinked(element: SourceElement, page: FrozenPage, copy: Copy) {
  const link = linkAround(element);
  const place = refer(link?.attributes.href, page, copy)?.place;
  return link !== null && !(place && isGone(place, copy));
}

function linkAround({ parent }: SourceElement): SourceElement | null {
  return parent === null || parent.name === "a" ? parent : linkAround(parent);
}

function wordsOf({ attributes: { alt } }: SourceElement) {
  return alt ? `<span>${escapedText(alt)}</span>` : "";
}
