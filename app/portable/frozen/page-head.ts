import { hrefBetween, SEARCH_FILE } from "./places";

/** The scripts of the copy: plain ones, for a browser takes no module from a file. */

/** That of every page. */
export const PAGE_SCRIPT = "frozen/page.js";
/** That of the search page. */
export const SEARCH_SCRIPT = "frozen/search.js";

/** What a server of plain files shows in place of what is not there. */
export const NOT_FOUND_FILE = "404.html";

/**
 * Shown at any address, it finds its own files from the copy's top: the first folder of that address that has the script of
 * every page, for a copy may lie in a folder of its host.
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
