/** The form in which a page contains what Remix would load and run at once; for `inline/start-scripts.ts`. */
export const LATE_FILES = "link[rel=dns-prefetch]";
export const LATE_SCRIPT = "script[type='text/plain']";

/**
 * Delays a rendered page's scripts until it is visible, because it can be read without them. The text of the page is
 * changed: preload links get another `rel`, which costs nothing, and scripts another type. React leaves attributes as
 * they are when it hydrates.
 */
export function delayScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch"')
    .replace('<script type="module" async="">', '<script type="text/plain">');
}
