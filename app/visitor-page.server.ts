import { data } from "@remix-run/node";
import type { Audience } from "~/models/base/records/audience";
import { getOwner } from "./session.server";

/**
 * The item of a page, and how this visitor sees it. What is not public is there for the owner alone, everyone else
 * gets the 404 that this throws; and only she is told where it is edited.
 */
export async function findForVisitor<Item>(
  request: Request,
  find: (audience: Audience) => Item | null,
  editPathOf: (item: Item) => string,
) {
  const isOwner = (await getOwner(request)) !== null;
  const shown = find("public");
  const item = shown ?? (isOwner ? find("owner") : null);
  if (item === null) throw data(null, { status: 404 });
  const editPath = isOwner ? { editPath: editPathOf(item) } : {};
  return { item, view: { isOwnerOnly: shown === null, ...editPath } };
}

type View = Awaited<ReturnType<typeof findForVisitor>>["view"];

/** A page's values; those that were made for the owner are never kept by any cache. */
export function pageData<Values extends View>(values: Values) {
  const isForOwner = values.isOwnerOnly || values.editPath !== undefined;
  return data(values, isForOwner ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

/** The 404 of a page beyond a list's end. */
export function noSuchPage() {
  return data({ message: "This list has no such page." }, { status: 404 });
}
