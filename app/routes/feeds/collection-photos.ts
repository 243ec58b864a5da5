import type { LoaderFunctionArgs } from "@remix-run/node";
import { findCollectionHead } from "~/models/collections/collection.server";
import { photosPage } from "~/pages/collection-page.server";
import { getOwner } from "~/session.server";
import { nothingHere, sharedAnswer } from "~/utils/http/shared-answer.server";
import { pageNumber } from "~/utils/page-number";

/** One page of a collection's photos, which the lightbox loads while it goes through all of them. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const isOwner = (await getOwner(request)) !== null;
  const collection = findCollectionHead(params.id ?? "", isOwner ? "owner" : "public");
  const page = pageNumber(new URL(request.url).searchParams);
  const photos = collection && page && photosPage(collection, page);
  if (!photos) return nothingHere("There are no such photos.");
  if (!isOwner) return sharedAnswer(JSON.stringify(photos), "application/json");
  return Response.json(photos, { headers: { "Cache-Control": "private, no-store" } });
}
