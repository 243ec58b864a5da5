/** What Remix would preload and run at once, marked for `inline/late.ts`. */
export const LATE_FILE = '[data-late="file"]';
export const LATE_SCRIPT = '[data-late="script"]';

/**
 * Keeps a rendered page's scripts from racing its styles, fonts and pictures down a slow line: a page can
 * be read without them. What Remix would preload and run at once waits for the document's last script.
 * The marks are set in the rendered text: React hydrates attributes as they are.
 */
export function delayScripts(html: string) {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="dns-prefetch" data-late="file"')
    .replace('<script type="module" async="">', '<script type="text/plain" data-late="script">');
}
