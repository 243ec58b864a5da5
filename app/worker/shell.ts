import { UNSEEN } from "../utils/http/unseen";
import { cacheIfThere, KEPT, OWNER, PAGES, stamped, storedAt } from "./cache-names";
import { isKeepable, OFFLINE_PATH, SEARCH_PATH } from "./keepable";
import { assetsIn } from "./page-assets";
import { fetchAndKeepPage } from "./pages";
import { type Background, pictureStore } from "./pictures";
import { SHELL_PREFIX } from "./shell-prefix";

/** Inserted by the build: the scripts, styles and fonts of all public pages. */
declare const OFFLINE_FILES: string;
declare const BUILD_ID: string;

const SHELL = SHELL_PREFIX + BUILD_ID;
const SHELL_PAGES = [OFFLINE_PATH, SEARCH_PATH];
const MAX_PAGE_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Answers a request for a build's file. Its name contains a hash of the content, so any build's copy is good. A request
 * that only wants the file to be cached (`Unseen`) is answered once it is.
 */
export async function answerAsset(request: Request, background: Background) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status !== 200) return response;
  const keeping = keepAsset(request.url, response.clone());
  if (request.headers.has(UNSEEN)) await keeping;
  else background(keeping);
  return response;
}

/** On a full device it is not stored. */
async function keepAsset(url: string, response: Response) {
  const cache = await caches.open(SHELL);
  await cache.put(url, response).catch(() => {});
}

/** This build's own copy of a page that works without a network; `undefined` for other pages. */
export async function findShellPage(path: string) {
  const cache = await caches.open(SHELL);
  return SHELL_PAGES.includes(path) ? cache.match(path, { ignoreVary: true }) : undefined;
}

async function store(cache: Cache, path: string) {
  const known = await caches.match(path, { ignoreVary: true });
  const response = known ?? (await fetch(path, { credentials: "omit" }));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  await cache.put(path, response);
}

async function storePage(cache: Cache, path: string) {
  const page = await fetch(path, { credentials: "omit", cache: "no-cache" });
  if (!isKeepable(page)) throw new Error(`${path} answered ${page.status}`);
  const files = assetsIn(await page.clone().text());
  await Promise.all(files.map((file) => store(cache, file)));
  await cache.put(path, stamped(page));
}

/**
 * Fills this build's cache while the former worker still uses its own. The offline page and its files are required; the
 * other pages' files, the home page and the search are optional.
 */
export async function installShell() {
  const cache = await caches.open(SHELL);
  await storePage(cache, OFFLINE_PATH).catch(async (error) => {
    if (!(await pictureStore.makeRoom())) throw error;
    await storePage(cache, OFFLINE_PATH);
  });
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const files = OFFLINE_FILES.split(" ").filter(Boolean);
  const start = fetchAndKeepPage(new URL("/", self.location.href).href);
  await Promise.allSettled([...files.map((path) => store(cache, path)), start]);
  // Last, because the search page needs its code to be cached.
  await storePage(cache, SEARCH_PATH).catch(() => {});
}

async function textsOfPages(cacheName: string) {
  const cache = await cacheIfThere(cacheName);
  if (!cache) return [];
  const requests = await cache.keys();
  const pages = requests.map(async ({ url }) => {
    const response = await cache.match(url, { ignoreVary: true });
    const isPage = response?.headers.get("Content-Type")?.startsWith("text/html");
    return {
      url,
      at: (response && storedAt(response)) ?? 0,
      text: isPage ? await response?.text() : "",
    };
  });
  return Promise.all(pages);
}

async function filesOf(shell: string) {
  const cache = await caches.open(shell);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/**
 * Removes the caches of former builds once no page of theirs is open. Pages saved by the reader are requested again,
 * and a former build stays only as long as a stored page of it does.
 */
export async function removeFormerBuilds() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX));
  if (shells.length < 2) return;
  const mine = new Set(await filesOf(SHELL));
  const isFormer = (text = "") => assetsIn(text).some((path) => !mine.has(path));
  for (const { url, text } of await textsOfPages(KEPT)) {
    if (isFormer(text)) await fetchAndKeepPage(url).catch(() => {});
  }
  const seen = await cacheIfThere(PAGES);
  for (const { url, at } of await textsOfPages(PAGES)) {
    if (Date.now() - at > MAX_PAGE_AGE_MS) await seen?.delete(url, { ignoreVary: true });
  }
  const pages = (await Promise.all([KEPT, PAGES, OWNER].map(textsOfPages))).flat();
  const needed = new Set(pages.flatMap(({ text = "" }) => assetsIn(text)));
  for (const shell of shells.filter((name) => name !== SHELL)) {
    const own = (await filesOf(shell)).filter((path) => !mine.has(path));
    if (!own.some((path) => needed.has(path))) await caches.delete(shell);
  }
}
