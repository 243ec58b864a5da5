import type { SourceElement } from "~/utils/markup/edit-html";

/** The attribute of what a page shows for the living site alone, such as ways to share it. */
const LIVE_MARK = "data-live";
/** That of what names the site's address on the web, as paper does. */
const ADDRESS_MARK = "data-web-address";
/** That of the button that switches the theme, which a copy can do by itself. */
const THEME_MARK = "data-theme-switch";

/** What the browser would fetch ahead, or install, and the feeds. */
const FETCHED = ["preload", "dns-prefetch", "modulepreload", "preconnect", "manifest", "alternate"];
/** What speaks to other sites of an address on the web. */
const OF_ADDRESS = /^(?:og|twitter):/;

type Element = Pick<SourceElement, "name" | "attributes">;

/** The form that searches the whole site, which a copy does in the browser. */
export function isSearchForm({ name, attributes }: Element) {
  return name === "form" && Boolean(attributes.action?.startsWith("/search"));
}

/** Whether an element is left out of a frozen page by what it is. */
export function isOut(element: SourceElement, { siteUrl }: { siteUrl: string | null }) {
  const { name, attributes } = element;
  if (LIVE_MARK in attributes) return true;
  if (ADDRESS_MARK in attributes) return siteUrl === null;
  switch (name) {
    case "script":
    case "base":
      return true;
    case "link":
      if (attributes.rel === "canonical") return siteUrl === null;
      return FETCHED.includes(attributes.rel ?? "");
    case "meta":
      return OF_ADDRESS.test(attributes.property ?? attributes.name ?? "");
    case "source":
      return element.parent?.name === "picture";
    case "form":
      return !isSearchForm(element);
    case "button":
      return !(THEME_MARK in attributes) && !isWithinSearch(element);
    default:
      return false;
  }
}

function isWithinSearch({ parent }: SourceElement): boolean {
  return parent !== null && (isSearchForm(parent) || isWithinSearch(parent));
}

/** With a link or a form goes the item of the list in which it stood alone. */
export function withoutEmptyItems(out: SourceElement[]) {
  const gone = new Set(out);
  for (const { name, parent } of out) {
    if ((name === "a" || name === "form") && parent?.name === "li") gone.add(parent);
  }
  return gone;
}
