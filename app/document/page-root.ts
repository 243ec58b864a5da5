/** The element in which React wakes: all of the body that is the page's own. */
export const PAGE_ROOT = "data-root";

/** React's element, which every document of this site has. */
export function findPageRoot() {
  return document.querySelector<HTMLElement>(`body>[${PAGE_ROOT}]`);
}
