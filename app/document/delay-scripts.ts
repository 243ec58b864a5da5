/** What Remix would fetch and run at once, marked for `inline/start-scripts.ts`. */
export const LATE_FILES = "link[data-late]";
export const LATE_SCRIPT = "script[data-late]";

/**
 * Has a rendered page's scripts wait until it is seen, for it can be read without them: the marks are set in the
 * rendered text, and React hydrates attributes as they are.
 */
export function delayScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch" data-late=""')
    .replace('<script type="module" async="">', '<script type="text/plain" data-late="">');
}
