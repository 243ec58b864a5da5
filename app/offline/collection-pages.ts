import { listPath } from "~/models/base/lists/list-query";
import { photosPath } from "~/photos-path";

/** The pages of an album, and where there are several, what its lightbox asks for on its way through them. */
export async function collectionPages(path: string) {
  const list = photosPath(path);
  const response = await fetch(list, { credentials: "omit" });
  // One that is gone is found out when its page is asked for.
  if (response.status === 404) return [path];
  if (!response.ok) throw new Error(`${list} answered ${response.status}`);
  const { pages } = (await response.json()) as { pages: number };
  if (pages === 1) return [path];
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return numbers.flatMap((page) => [listPath(path, {}, page), photosPath(path, page)]);
}
