/** What Remix would fetch and run at once, as it stands in the page for `inline/start-scripts.ts`. */
export const LATE_FILES = "link[rel=dns-prefetch]";
export const LATE_SCRIPT = "script[type='text/plain']";

/**
 * Has a rendered page's scripts wait until it is seen, for it can be read without them. Links for another purpose, which
 * costs nothing, and a script that is mere text are put in the rendered text: React hydrates attributes as they are.
 */
export function delayScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace('<script type="module" async="">', '<script type="text/plain">');
}
