import { cacheIfThere, KEPT, PAGES } from "~/worker/cache-names";
import { inTurn } from "../in-turn";
import { KeptIndex } from "./kept-index";
import { isSearched, textsOf } from "./page-texts";

/** A slow phone reads so many in a few seconds. */
const MAX_PAGES = 300;
/** While one types, no page is kept. */
const LOOK_AGAIN_MS = 30_000;

type KeptPage = { cache: Cache; path: string };
type Kept = { index: KeptIndex; searched: number; all: number };

let read: { at: number; paths: string; kept: Promise<Kept> } | null = null;

/** What is kept on this device as it is searched; read once, until other pages are kept. */
export async function readKept() {
  if (read && Date.now() - read.at < LOOK_AGAIN_MS) return read.kept;
  const pages = await listPages();
  const paths = pages.map(({ path }) => path).join(" ");
  const kept = read?.paths === paths ? read.kept : readPages(pages);
  read = { at: Date.now(), paths, kept };
  return kept;
}

/** What was kept on purpose before what was only seen, in each the newest first. */
async function listPages() {
  const pages = new Map<string, KeptPage>();
  for (const name of [KEPT, PAGES]) {
    const cache = await cacheIfThere(name);
    if (!cache) continue;
    for (const { url } of [...(await cache.keys())].reverse()) {
      const { pathname, search } = new URL(url);
      const path = pathname + search;
      if (isSearched(path) && !pages.has(path)) pages.set(path, { cache, path });
    }
  }
  return [...pages.values()];
}

/** Page by page: while the next come from the disk, the reader can go on typing. */
async function readPages(all: KeptPage[]): Promise<Kept> {
  const index = new KeptIndex();
  const searched = all.slice(0, MAX_PAGES);
  await inTurn(searched, async ({ cache, path }) => {
    const response = await cache.match(path, { ignoreVary: true });
    const page = mainOf((await response?.text()) ?? "");
    for (const text of textsOf(path, page)) index.add(text);
  });
  return { index, searched: searched.length, all: all.length };
}

/** What the page itself says, and not the scripts and the shell around it, which are twice as much to read. */
function mainOf(html: string) {
  const [description = ""] = /<meta name="description"[^>]*>/.exec(html) ?? [];
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  return new DOMParser().parseFromString(description + main, "text/html");
}
