import { pageTitle } from "~/site";
import { cacheIfThere, PAGES, storedAt } from "~/worker/cache-names";

/** A page that was visited and is still saved. */
export type SeenPage = { path: string; title: string; at: number };

function titleOf(path: string, html: string) {
  if (path === "/") return "Home";
  const { title } = new DOMParser().parseFromString(html, "text/html");
  return title.replace(pageTitle(""), "");
}

/** The pages visited on this device, newest first. */
export async function listSeenPages() {
  const cache = await cacheIfThere(PAGES);
  if (!cache) return [];
  const pages = (await cache.keys()).map(async ({ url }): Promise<SeenPage[]> => {
    const response = await cache.match(url, { ignoreVary: true });
    if (!response) return [];
    const { pathname, search } = new URL(url);
    const title = titleOf(pathname, await response.text());
    return [{ path: pathname + search, title, at: storedAt(response) ?? 0 }];
  });
  return (await Promise.all(pages)).flat().sort((one, other) => other.at - one.at);
}
