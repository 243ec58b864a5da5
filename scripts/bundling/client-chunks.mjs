// Decides how the browser's code is split into files. By default, the bundler makes a file of every part that two pages
// share: 53 for a first visit to the home page, most of them smaller than their own headers.

/** A public page's module; the frame's modules are on every page. */
const PAGE = /\/app\/routes\/site\/(newsletter\/)?[\w-]+\.tsx/;
const SHELL = /\/app\/(root|entry\.client|routes\/site\/layout)\.tsx/;

/** The modules for maps, which the home page, the journey and the live map share. */
const MAP =
  /\/app\/(components\/map|models\/(base\/places\/known-place|road\/pins\/map-pin)|utils\/position\/distance|map-drawing\/smooth-line)/;

/** Modules of pages with lists only. */
const LISTS =
  /\/app\/(components\/(site\/lists|ui\/(page-links|search-input))|words\.ts|models\/(base\/lists\/list-|find\/search\/))/;

/** Cards of list items: the home page has all of them, and each kind has a list. */
const CARDS = /\/app\/components\/site\/cards\//;

const isPublic = (id) => SHELL.test(id) || PAGE.test(id);

/** Modules on fewer pages than this are bundled with those pages. */
const COMMON = 3;

const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.m?js/;

/** The pages and frame modules that import this one statically, directly or through others. */
function importersOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    importersOf(importer, getModuleInfo, seen);
  }
  return seen;
}

/**
 * Rollup's `manualChunks`: one file for packages on every page, because they change rarely; one for modules on every
 * page; one for those on many public pages. Everything else, such as the owner's forms or the live map, stays separate.
 */
export function clientChunk(id, { getModuleInfo }) {
  if (SHELL.test(id) || PAGE.test(id)) return undefined;
  const importers = [...importersOf(id, getModuleInfo)];
  // The bundler's own helpers, whose names begin with a zero byte, go to the packages.
  const isPackage =
    id.startsWith("\0") || (id.includes("/node_modules/") && !id.includes("/lucide-react/"));
  // Icons are small and similar: together they compress better. Readers do not load the owner's icons.
  if (ICON.test(id)) return importers.some(isPublic) ? "shell" : "admin-icons";
  if (importers.some((importer) => SHELL.test(importer))) return isPackage ? "packages" : "shell";
  const pages = importers.filter((importer) => PAGE.test(importer) && !importer.includes("?"));
  if (isPackage) return undefined;
  if (pages.length > 1 && LISTS.test(id)) return "lists";
  if (pages.length >= COMMON || (pages.length > 1 && CARDS.test(id))) return "pages";
  return pages.length > 1 && MAP.test(id) ? "map" : undefined;
}
