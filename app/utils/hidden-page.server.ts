import { data } from "@remix-run/node";
import { getOwner } from "~/session.server";

/** The answer for an item that is not there, or not for this visitor. */
export function notFound() {
  return data(null, { status: 404 });
}

/** Whether a page that is not public is shown to the owner; throws the 404 that everyone else gets. */
export async function isOwnersPreview(request: Request, isPublic: boolean) {
  if (isPublic) return false;
  if (await getOwner(request)) return true;
  throw notFound();
}

/** A page's values; those of a preview are never kept by any cache. */
export function pageData<Values extends { isPreview: boolean }>(values: Values) {
  return data(
    values,
    values.isPreview ? { headers: { "Cache-Control": "private, no-store" } } : {},
  );
}
