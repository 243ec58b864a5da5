import type { SourceElement } from "~/utils/markup/edit-html";
import { type Copy, type Page, refer } from "./hrefs";

/**
 * The links of a page to files that the site does not have: in place of a file nothing can say that it is not there, as a page
 * does.
 */
export async function deadLinks(elements: SourceElement[], page: Page, copy: Copy) {
  const dead = new Set<SourceElement>();
  for (const element of elements) {
    const { name, attributes } = element;
    const place = name === "a" ? refer(attributes.href, page, copy)?.place : null;
    if (place?.kind !== "file") continue;
    if (!(await copy.isThere(place.address, page.address))) dead.add(element);
  }
  return dead;
}
