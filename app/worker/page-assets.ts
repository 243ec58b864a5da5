/** Without drawings of land, which belong to no build. */
const ASSET = /\/assets\/(?!land-\d)[\w.-]+/g;

/** The build's files that a page names. */
export function assetsIn(html: string) {
  return [...new Set(html.match(ASSET))];
}
