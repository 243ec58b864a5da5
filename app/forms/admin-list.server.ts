import { type AdminQuery, adminSearch, readAdminQuery } from "~/models/base/lists/admin-query";
import type { ListPage } from "~/models/base/lists/list-page";
import { noSuchPage } from "~/visitor-page.server";

type Read<Item> = (asked: AdminQuery) => ListPage<Item> | null;

/** The page of an admin list that the address asks for; throws a 404 for a page that does not exist. */
export function readAdminList<Item>(request: Request, read: Read<Item>) {
  const asked = readAdminQuery(new URL(request.url).searchParams);
  const found = asked && read(asked);
  if (!found) throw noSuchPage();
  return { ...found, q: asked.q };
}

/** The list's address as it was asked for; the previous page if the last row of this one was deleted. */
export function adminListPath<Item>(
  request: Request,
  path: string,
  read: Read<Item>,
  filters: Record<string, string> = {},
) {
  const asked = readAdminQuery(new URL(request.url).searchParams);
  if (!asked) return path;
  const isThere = asked.page === 1 || read(asked) !== null;
  return path + adminSearch(isThere ? asked : { ...asked, page: asked.page - 1 }, filters);
}
