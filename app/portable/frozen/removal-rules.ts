import type { SourceElement } from "~/utils/markup/edit-html";

/** The attribute of elements that only the live site needs, such as ways to share a page. */
const LIVE_MARK = "data-live";
/** The attribute of elements that show the site's public address, such as on paper. */
const ADDRESS_MARK = "data-web-address";
/** The attribute of the theme's button, which works in a copy as well. */
const THEME_MARK = "data-theme-switch";

/** Links that browsers would preload, the manifest, and the feeds. */
const FETCHED = ["preload", "dns-prefetch", "modulepreload", "preconnect", "manifest", "alternate"];
/** Metadata that tells other sites a public address. */
const OF_ADDRESS = /^(?:og|twitter):/;

type Element = Pick<SourceElement, "name" | "attributes">;

/** The form of the site's search, which a copy does in the browser. */
export function isSearchForm({ name, attributes }: Element) {
  return name === "form" && Boolean(attributes.action?.startsWith("/search"));
}

/** Whether an element is left out of a frozen page. */
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

/** A list item that contained only a removed link or form is removed too. */
export function withoutEmptyItems(out: SourceElement[]) {
  const gone = new Set(out);
  for (const { name, parent } of out) {
    if ((name === "a" || name === "form") && parent?.name === "li") gone.add(parent);
  }
  return gone;
}
