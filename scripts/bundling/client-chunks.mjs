// Which files the browser's code is cut into. Left alone, the bundler makes a file of every part that
// two pages share: 53 for a first visit to home, most of them smaller than their own headers.

/** A public page's module; the shell's modules are on every page. */
const PAGE = /\/app\/routes\/site\/(newsletter\/)?[\w-]+\.tsx/;
const SHELL = /\/app\/(root|entry\.client|routes\/site\/layout)\.tsx/;

/** The map's parts, which home, the journey and the live map share. */
const MAP =
  /\/app\/(components\/map|models\/(base\/places\/known-place|road\/pins\/map-pin)|utils\/position\/distance|map-drawing\/smooth-line)/;

/** What pages with lists have, and no other page. */
const LISTS =
  /\/app\/(components\/(site\/lists|ui\/(page-links|search-input))|words\.ts|models\/(base\/lists\/list-|find\/search\/))/;

/** What shows an item in a list: home has all of them, and each has a list of its own. */
const CARDS = /\/app\/components\/site\/cards\//;

const isPublic = (id) => SHELL.test(id) || PAGE.test(id);

/** What fewer pages have comes with them. */
const COMMON = 3;

const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.m?js/;

/** The pages and shell modules that import this one without being asked, directly or through others. */
function importersOf(id, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    importersOf(importer, getModuleInfo, seen);
  }
  return seen;
}

/**
 * Rollup's `manualChunks`: packages on every page together, for they change seldom; then what is on every
 * page; then what many public pages have. All else, such as the owner's forms or the live map, stays apart.
 */
export function clientChunk(id, { getModuleInfo }) {
  if (SHELL.test(id) || PAGE.test(id)) return undefined;
  const importers = [...importersOf(id, getModuleInfo)];
  // The bundler's own helpers, whose names begin with a zero, are for the packages as well.
  const isPackage =
    id.startsWith("\0") || (id.includes("/node_modules/") && !id.includes("/lucide-react/"));
  // Icons are small and alike: together they are less than apart. The owner's own are no reader's to load.
  if (ICON.test(id)) return importers.some(isPublic) ? "shell" : "admin-icons";
  if (importers.some((importer) => SHELL.test(importer))) return isPackage ? "packages" : "shell";
  const pages = importers.filter((importer) => PAGE.test(importer) && !importer.includes("?"));
  if (isPackage) return undefined;
  if (pages.length > 1 && LISTS.test(id)) return "lists";
  if (pages.length >= COMMON || (pages.length > 1 && CARDS.test(id))) return "pages";
  return pages.length > 1 && MAP.test(id) ? "map" : undefined;
}
