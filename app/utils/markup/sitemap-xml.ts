import { element, parent, xmlDocument } from "./xml";

/** Sitemaps (sitemaps.org, version 0.9) with the pictures of their pages. */

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

type Entry = { path: string; changed: Date | null };
type Page = Entry & { pictures: string[] };

/** A sitemap of these pages of the site. */
export function urlSet(pages: Page[], origin: string) {
  const urls = pages.map((page) =>
    parent("url", [...entryOf(page, origin), ...imagesOf(page, origin)]),
  );
  return xmlDocument(parent("urlset", urls, { xmlns: SITEMAP, "xmlns:image": IMAGE }));
}

/** A sitemap that names these others. */
export function sitemapIndex(files: Entry[], origin: string) {
  const sitemaps = files.map((file) => parent("sitemap", entryOf(file, origin)));
  return xmlDocument(parent("sitemapindex", sitemaps, { xmlns: SITEMAP }));
}

function entryOf({ path, changed }: Entry, origin: string) {
  const lastmod = changed ? [element("lastmod", changed.toISOString())] : [];
  return [element("loc", origin + path), ...lastmod];
}

function imagesOf({ pictures }: Page, origin: string) {
  return pictures
    .filter((picture) => URL.canParse(picture, origin))
    .map((picture) => parent("image:image", [element("image:loc", new URL(picture, origin).href)]));
}
