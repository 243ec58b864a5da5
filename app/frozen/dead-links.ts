import type { SourceElement } from "~/utils/markup/edit-html";
import { type Copy, type Page, refer } from "./hrefs";
import { frozenWidths } from "./picture-widths";

/**
 * The links of a page to files that the site does not have: in place of a file nothing can say that it is not there, as a page
 * does. Pictures of the library are not asked for, since many of them are still to be made.
 */
export async function deadLinks(elements: SourceElement[], page: Page, copy: Copy) {
  const dead = new Set<SourceElement>();
  for (const element of elements) {
    const { name, attributes } = element;
    const place = name === "a" ? refer(attributes.href, page, copy)?.place : null;
    if (place?.kind !== "file" || frozenWidths(place.address)) continue;
    if (!(await copy.isThere(place.address))) dead.add(element);
  }
  return dead;
}
