import { data } from "@remix-run/node";
import type { Audience } from "~/models/base/records/audience";
import { getOwner } from "./session.server";

/**
 * A page's item as this visitor may see it. The owner also sees what is not public, and where to edit it; for others
 * this throws a 404.
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

/** A page's data; caches do not store data that was made for the owner. */
export function pageData<Values extends View>(values: Values) {
  const isForOwner = values.isOwnerOnly || values.editPath !== undefined;
  return data(values, isForOwner ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

/** A 404 for a page beyond the end of a list. */
export function noSuchPage() {
  return data({ message: "This list has no such page." }, { status: 404 });
}
