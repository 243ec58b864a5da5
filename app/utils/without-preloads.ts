/**
 * Takes the haste out of a page's scripts: Remix would load them before the page's pictures and fonts,
 * and a page can be read without them. The links fetch nothing now, and may stand in a body; the module
 * script below the page's content fetches what it names.
 */
export function withoutPreloads(html: string) {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"');
}
