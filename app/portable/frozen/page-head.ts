import { hrefBetween, SEARCH_FILE } from "./places";

/** The scripts of the copy. They are classic scripts, because a browser loads no modules from local files. */

/** The script of every page. */
export const PAGE_SCRIPT = "frozen/page.js";
export const SEARCH_SCRIPT = "frozen/search.js";

/** The page that a plain file server shows for missing addresses. */
export const NOT_FOUND_FILE = "404.html";

/**
 * The 404 page is shown at any address, so it has to find the copy's top by itself, because the copy may be in a
 * subfolder of its host: the first folder of the address that contains the script of every page.
 */
const FROM_THE_TOP = `<script>
if (location.protocol !== "file:") {
  var folder = "/", names = location.pathname.split("/").slice(1, -1);
  function hasScript(top) {
    var request = new XMLHttpRequest();
    request.open("HEAD", top + "${PAGE_SCRIPT}", false);
    try { request.send() } catch (error) { return false }
    return request.status === 200;
  }
  while (names.length > 0 && !hasScript(folder)) folder += names.shift() + "/";
  document.write('<base href="' + folder + '">');
}
</script>`;

export function headStart(file: string) {
  return file === NOT_FOUND_FILE ? FROM_THE_TOP : "";
}

export function headEnd(file: string) {
  const page = `<script src="${hrefBetween(file, PAGE_SCRIPT)}"></script>`;
  if (file !== SEARCH_FILE) return page;
  return `${page}<script defer src="${hrefBetween(file, SEARCH_SCRIPT)}"></script>`;
}
