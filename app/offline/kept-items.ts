import type { KeptKind } from "~/kinds";
import { cacheIfThere, KEPT } from "~/worker/cache-names";

/** An item that a reader saved, stored in the cache beside its files. */
export type KeptItem = {
  path: string;
  title: string;
  kind: KeptKind;
  at: number;
  bytes: number;
  /** False while it is being loaded, or if that was interrupted. */
  isWhole: boolean;
  urls: string[];
};

const RECORD = "/offline/kept?path=";

function recordAddress(path: string) {
  return RECORD + encodeURIComponent(path);
}

/** The item saved under this path; `null` without one. */
export async function findKept(path: string) {
  const cache = await cacheIfThere(KEPT);
  const response = await cache?.match(recordAddress(path));
  return response ? ((await response.json()) as KeptItem) : null;
}

/** All items that the reader has saved, newest first. */
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

/** Those of these addresses that no saved item needs. */
export function unneededUrls(urls: string[], items: Pick<KeptItem, "urls">[]) {
  const needed = new Set(items.flatMap((item) => item.urls));
  return urls.filter((url) => !needed.has(url));
}

/** Removes these addresses, except for those that saved items need. */
export async function deleteUrls(urls: string[]) {
  const cache = await cacheIfThere(KEPT);
  const leaving = unneededUrls(urls, await listKept());
  await Promise.all(leaving.map((url) => cache?.delete(url, { ignoreVary: true })));
}

/** Removes the item under this path, except for addresses that other items need. */
export async function deleteKept(path: string) {
  const item = await findKept(path);
  if (!item) return;
  const cache = await cacheIfThere(KEPT);
  await cache?.delete(recordAddress(path));
  await deleteUrls(item.urls);
}
