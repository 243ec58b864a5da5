import { storedAt } from "./cache-names";

/** Removes the oldest pages of a cache so that `most` remain. */
export async function dropOldPages(cache: Cache, most: number) {
  const requests = await cache.keys();
  if (requests.length <= most) return;
  const pages = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      return { request, at: (response && storedAt(response)) ?? 0 };
    }),
  );
  pages.sort((one, other) => other.at - one.at);
  await Promise.all(pages.slice(most).map(({ request }) => cache.delete(request)));
}
