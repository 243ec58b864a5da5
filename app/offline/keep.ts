import type { KeptKind } from "~/kinds";
import { MAP_PINS } from "~/map-pins-path";
import { listPath } from "~/models/base/lists/list-query";
import { isCollectionPath, photosPath } from "~/photos-path";
import { KEPT, stamped } from "~/worker/cache-names";
import { isKeepable } from "~/worker/keepable";
import { inTurn } from "./in-turn";
import { deleteKept, deleteUrls, findKept, type KeptItem, saveKept } from "./kept-items";
import { picturesOf, thisScreen } from "./page-pictures";

export type Progress = { done: number; total: number; bytes: number };
export type WantedPage = { path: string; title: string; kind: KeptKind };

/** The addresses to save: for a collection all of its pages, for the whole journey every public page. */
async function pagesOf({ path, kind }: WantedPage) {
  if (kind === "collection") return collectionPages(path);
  if (kind !== "journey") return [path];
  const paths = new Set(await readSitemap("/sitemap.xml"));
  await inTurn([...paths].filter(isCollectionPath), async (collection) => {
    for (const page of await collectionPages(collection)) paths.add(page);
  });
  return [...paths, MAP_PINS];
}

/** The paths in a sitemap, including those in the files that it refers to. */
async function readSitemap(path: string): Promise<string[]> {
  const response = await fetch(path);
  if (!response.ok) throw new Error("The list of pages could not be read.");
  const map = new DOMParser().parseFromString(await response.text(), "text/xml");
  const paths = [...map.getElementsByTagName("loc")].map(
    ({ textContent }) => new URL(textContent ?? "").pathname,
  );
  if (map.documentElement.localName !== "sitemapindex") return paths;
  const files = await Promise.all(paths.map(readSitemap));
  return files.flat();
}

/** Loads addresses into the cache that is never evicted, and counts progress. */
class Download {
  readonly urls = new Set<string>();
  private done = 0;
  private bytes = 0;

  constructor(
    private readonly cache: Cache,
    private readonly report: (progress: Progress) => void,
  ) {}

  get item() {
    return { bytes: this.bytes, urls: [...this.urls] };
  }

  expect(urls: string[]) {
    for (const url of urls) this.urls.add(url);
    this.tell();
  }

  private tell() {
    this.report({ done: this.done, total: this.urls.size, bytes: this.bytes });
  }

  private async count(response: Response) {
    this.bytes += (await response.blob()).size;
    this.done += 1;
    this.tell();
  }

  /** Saves a page without credentials, as a visitor sees it; `null` if it no longer exists. */
  async page(path: string) {
    const response = await fetch(path, { credentials: "omit" });
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
    if (!isKeepable(response)) {
      await this.cache.delete(path, { ignoreVary: true });
      return null;
    }
    const text = await response.clone().text();
    await this.cache.put(new URL(path, location.href), stamped(response.clone()));
    await this.count(response);
    return new DOMParser().parseFromString(text, "text/html");
  }

  async picture(path: string) {
    const kept = await this.cache.match(path, { ignoreVary: true });
    if (kept) return this.count(kept);
    const response = await fetch(path);
    if (!isKeepable(response)) return;
    await this.cache.put(path, stamped(response.clone()));
    await this.count(response);
  }
}

async function fill(
  download: Download,
  wanted: WantedPage,
  save: (isWhole: boolean) => Promise<void>,
) {
  const paths = await pagesOf(wanted);
  download.expect(paths);
  await save(false);
  const pictures = new Set<string>();
  const screen = thisScreen();
  await inTurn(paths, async (path) => {
    const page = await download.page(path);
    if (page) for (const url of picturesOf(page, screen)) pictures.add(url);
  });
  download.expect([...pictures]);
  await save(false);
  await inTurn([...pictures], (path) => download.picture(path));
  await save(true);
}

/**
 * Saves pages with their pictures on this device until they are removed by hand. Doing it again updates the pages and
 * adds missing pictures. Throws without room or network; on a full device nothing of it stays.
 */
export async function storeForOffline(wanted: WantedPage, report: (progress: Progress) => void) {
  await navigator.storage.persist?.();
  const cache = await caches.open(KEPT);
  const former = await findKept(wanted.path);
  const download = new Download(cache, report);
  const save = (isWhole: boolean) =>
    saveKept({ ...wanted, ...download.item, at: Date.now(), isWhole } satisfies KeptItem);
  try {
    await fill(download, wanted, save);
  } catch (error) {
    const isFull = error instanceof Error && error.name === "QuotaExceededError";
    if (isFull) await deleteKept(wanted.path);
    throw error;
  }
  const item = await findKept(wanted.path);
  if (former) await deleteUrls(former.urls);
  return item;
}

/** The pages of a collection and, if there are several, the data that its lightbox loads for them. */
export async function collectionPages(path: string) {
  const list = photosPath(path);
  const response = await fetch(list, { credentials: "omit" });
  // A missing collection is noticed when its page is loaded.
  if (response.status === 404) return [path];
  if (!response.ok) throw new Error(`${list} answered ${response.status}`);
  const { pages } = (await response.json()) as { pages: number };
  if (pages === 1) return [path];
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return numbers.flatMap((page) => [listPath(path, {}, page), photosPath(path, page)]);
}
