/** Drawings of land are no build's. */
const ASSET = /\/assets\/(?!land-\d)[\w.-]+/g;

/** The files of its build that a page names. */
export function assetsIn(html: string) {
  return [...new Set(html.match(ASSET))];
}
