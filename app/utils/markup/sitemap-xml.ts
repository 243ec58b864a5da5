import { element, parent, xmlDocument } from "./xml";

/** A sitemap (sitemaps.org, version 0.9) with the pictures of their pages. */

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

type SitemapEntry = { path: string; changed: Date | null; pictures: string[] };

/** A sitemap of these pages of the site. */
export function urlSet(pages: SitemapEntry[], origin: string) {
  const urls = pages.map((page) =>
    parent("url", [...entryOf(page, origin), ...imagesOf(page, origin)]),
  );
  return xmlDocument(parent("urlset", urls, { xmlns: SITEMAP, "xmlns:image": IMAGE }));
}

function entryOf({ path, changed }: SitemapEntry, origin: string) {
  const lastmod = changed ? [element("lastmod", changed.toISOString())] : [];
  return [element("loc", origin + path), ...lastmod];
}

function imagesOf({ pictures }: SitemapEntry, origin: string) {
  return pictures
    .filter((picture) => URL.canParse(picture, origin))
    .map((picture) => parent("image:image", [element("image:loc", new URL(picture, origin).href)]));
}
