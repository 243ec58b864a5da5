import {
  applyEdits,
  type HtmlEdit,
  openingTag,
  type SourceElement,
  sourceElements,
} from "~/utils/markup/edit-html";
import { absentPictures } from "./absent-pictures";
import { inlineDrawings } from "./drawings";
import {
  type Copy,
  type FrozenPage,
  hrefHere,
  hrefTo,
  isGone,
  refer,
  withAddresses,
  withUrls,
} from "./hrefs";
import { headEnd, headStart } from "./page-head";
import { widthsHere } from "./picture-widths";
import { SEARCH_FILE } from "./places";
import { isOut, isSearchForm, withoutEmptyItems } from "./removal-rules";

const NO_SEARCH =
  "<noscript><p>Searching needs scripts, which are switched off in this browser. All pages can be reached by the links.</p></noscript>";

/**
 * Turns a page of the site into a self-contained file: links lead to other files, pictures and drawings come from the
 * copy, and parts that need the live site are left out.
 */
export async function freezePage(html: string, page: FrozenPage, copy: Copy) {
  const elements = sourceElements(html);
  const drawings = await inlineDrawings(elements, copy.readPart);
  const out = withoutEmptyItems(elements.filter((element) => isOut(element, copy)));
  const absent = absentPictures(elements, page, copy);
  const sizes = sizesOfPictures(elements);
  const edits = elements.flatMap((element): HtmlEdit[] => {
    const { start, innerStart, innerEnd, end, name, attributes } = element;
    const instead = out.has(element) ? "" : absent.get(element);
    if (instead !== undefined) return [{ start, end, html: instead }];
    const place = name === "a" ? refer(attributes.href, page, copy)?.place : null;
    if (place && isGone(place, copy)) {
      // The element goes, its content stays.
      return [
        { start, end: innerStart, html: "" },
        { start: innerEnd, end, html: "" },
      ];
    }
    if (name === "head") {
      return [
        { start: innerStart, end: innerStart, html: headStart(page.file) },
        { start: innerEnd, end: innerEnd, html: headEnd(page.file) },
      ];
    }
    if (name === "body") return [{ start: innerStart, end: innerStart, html: drawings.html }];
    const changed = drawings.changed.get(element) ?? frozen(element, sizes, page, copy);
    const search = isSearchForm(element) ? [{ start: end, end, html: NO_SEARCH }] : [];
    if (isSame(changed, attributes)) return search;
    return [{ start, end: innerStart, html: openingTag(name, changed) }, ...search];
  });
  return applyEdits(html, edits);
}

function isSame(one: Record<string, string>, other: Record<string, string>) {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** The `sizes` of each picture, taken from its first source. */
function sizesOfPictures(elements: SourceElement[]) {
  const sizes = new Map<SourceElement | null, string>();
  for (const { name, parent, attributes } of elements) {
    if (name === "source" && attributes.sizes && !sizes.has(parent)) {
      sizes.set(parent, attributes.sizes);
    }
  }
  return sizes;
}

/** The attributes of an element in the copy, with their addresses changed. */
function frozen(
  { name, attributes, parent }: SourceElement,
  sizes: Map<SourceElement | null, string>,
  page: FrozenPage,
  copy: Copy,
) {
  const changed = { ...attributes };
  // The canonical link keeps the address on the web.
  if (attributes.rel === "canonical") return changed;
  const here = (href: string) => hrefHere(href, page, copy);
  const widths = name === "img" && widthsHere(refer(attributes.src, page, copy)?.place, copy);
  if (widths) {
    const [, middle = widths[0]] = widths;
    changed.src = here(middle?.address ?? "");
    changed.srcset = widths.map(({ address, width }) => `${here(address)} ${width}w`).join(", ");
    const shown = attributes.sizes ?? sizes.get(parent);
    if (shown) changed.sizes = shown;
    return changed;
  }
  for (const attribute of ["href", "src", "poster"]) {
    const value = attributes[attribute];
    if (value !== undefined) changed[attribute] = here(value);
  }
  if (attributes.srcset) changed.srcset = withAddresses(attributes.srcset, here);
  if (attributes.style?.includes("url(")) changed.style = withUrls(attributes.style, here);
  if (attributes.style && copy.siteUrl === null) changed.style = withoutHost(attributes.style);
  if (isSearchForm({ name, attributes })) {
    changed.action = hrefTo(SEARCH_FILE, page);
    // The search finds nothing until its script is loaded.
    changed.hidden = "";
  }
  return changed;
}

/** Removes the host that printed addresses begin with, for a site without a public address; see `styles/print.css`. */
function withoutHost(style: string) {
  return style.replace(/--host:"[^"]*";?/, "");
}
