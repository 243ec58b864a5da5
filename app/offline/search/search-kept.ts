import type { SearchPage, SearchText } from "~/models/find/search/search";
import { SEARCH_TEXTS } from "~/search/texts-path";
import { cacheIfThere, KEPT, PAGES, TEXTS } from "~/worker/cache-names";
import { indexTexts, searchTexts } from "./text-index";

/** How long the list of saved pages is reused; pages are rarely saved while somebody types. */
const LOOK_AGAIN_MS = 30_000;

let read: { at: number; kept: ReturnType<typeof readKept> } | null = null;

/** The results for the search page's address, among the pages saved on this device. */
export async function searchKept(params: URLSearchParams): Promise<SearchPage> {
  if (!read || Date.now() - read.at > LOOK_AGAIN_MS) read = { at: Date.now(), kept: readKept() };
  const index = await read.kept.catch((error) => {
    read = null;
    throw error;
  });
  return { ...searchTexts(index, params), kept: index.texts.length };
}

/** The texts of the site whose pages are saved on this device. */
export async function readKept() {
  const cache = await cacheIfThere(TEXTS);
  const response = await cache?.match(SEARCH_TEXTS, { ignoreVary: true });
  const texts = ((await response?.json()) ?? []) as SearchText[];
  const here = await pathsHere();
  return indexTexts(
    texts.flatMap((text) => {
      const path = pathsOf(text).find((each) => here.has(each.split("#")[0] ?? ""));
      return path ? [{ ...text, path }] : [];
    }),
  );
}

async function pathsHere() {
  const caches = await Promise.all([KEPT, PAGES].map(cacheIfThere));
  const requests = await Promise.all(caches.map((cache) => cache?.keys() ?? []));
  const addresses = requests.flat().map(({ url }) => new URL(url));
  return new Set(addresses.map(({ pathname, search }) => pathname + search));
}

/** A moment is on the journey's page of its day, and on the page of its month. */
function pathsOf({ kind, path }: SearchText) {
  const [, month, anchor] = /[?&]on=(\d{4}-\d\d)-\d\d(#.*)?$/.exec(path) ?? [];
  return kind === "moment" && month ? [path, `/days/${month}${anchor}`] : [path];
}
