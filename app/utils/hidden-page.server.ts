import { data } from "@remix-run/node";
import { getOwner } from "~/session.server";

/** The answer for an item that is not there, or not for this visitor. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * How this visitor sees a page. What is not public is there for the owner alone, everyone else gets
 * the 404 that this throws; and only she is told where it is edited.
 */
export async function viewFor(request: Request, isPublic: boolean, editPath: string) {
  const isOwner = (await getOwner(request)) !== null;
  if (!isPublic && !isOwner) throw notFound();
  return { isPreview: !isPublic, ...(isOwner ? { editPath } : {}) };
}

type View = Awaited<ReturnType<typeof viewFor>>;

/** A page's values; those that were made for the owner are never kept by any cache. */
export function pageData<Values extends View>(values: Values) {
  const isPersonal = values.isPreview || values.editPath !== undefined;
  return data(values, isPersonal ? { headers: { "Cache-Control": "private, no-store" } } : {});
}
