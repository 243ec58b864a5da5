import type { KeptKind } from "~/kinds";
import { cacheIfThere, KEPT } from "~/worker/cache-names";

/** What a reader chose to keep, stored beside what it consists of. */
export type KeptItem = {
  path: string;
  title: string;
  kind: KeptKind;
  at: number;
  bytes: number;
  /** False while it is being fetched, or when that was broken off. */
  isWhole: boolean;
  urls: string[];
};

const RECORD = "/offline/kept?path=";

function recordAddress(path: string) {
  return RECORD + encodeURIComponent(path);
}

/** The record of what is kept under this path; `null` when nothing is. */
export async function findKept(path: string) {
  const cache = await cacheIfThere(KEPT);
  const response = await cache?.match(recordAddress(path));
  return response ? ((await response.json()) as KeptItem) : null;
}

/** Everything that is kept on purpose, newest first. */
export async function listKept() {
  const cache = await cacheIfThere(KEPT);
  if (!cache) return [];
  const requests = await cache.keys();
  const records = requests.filter(({ url }) => url.startsWith(location.origin + RECORD));
  const responses = await Promise.all(records.map((request) => cache.match(request)));
  const items = await Promise.all(responses.map((response) => response?.json()));
  return (items as KeptItem[]).sort((one, other) => other.at - one.at);
}

export async function saveKept(item: KeptItem) {
  const cache = await caches.open(KEPT);
  await cache.put(recordAddress(item.path), Response.json(item));
}

/** Of these addresses those that no kept item needs. */
export function unneededUrls(urls: string[], items: Pick<KeptItem, "urls">[]) {
  const needed = new Set(items.flatMap((item) => item.urls));
  return urls.filter((url) => !needed.has(url));
}

/** Removes these addresses, but for what kept items need. */
export async function deleteUrls(urls: string[]) {
  const cache = await cacheIfThere(KEPT);
  const leaving = unneededUrls(urls, await listKept());
  await Promise.all(leaving.map((url) => cache?.delete(url, { ignoreVary: true })));
}

/** Removes what is kept under this path, but for what other kept items need too. */
export async function deleteKept(path: string) {
  const item = await findKept(path);
  if (!item) return;
  const cache = await cacheIfThere(KEPT);
  await cache?.delete(recordAddress(path));
  await deleteUrls(item.urls);
}
