import { and, eq, isNull } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, REVISION } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { newCollectionInput, newMediaInput } from "./collection";

export const wholeCollection = {
  id: galleryCollections.id,
  ...columnsOf(galleryCollections, newCollectionInput),
  ...pick(galleryCollections, ...REVISION),
};

export const wholeMedium = {
  id: galleryMedia.id,
  ...columnsOf(galleryMedia, newMediaInput),
  ...pick(galleryMedia, "version", "createdAt"),
};

/** The condition for collections that the audience may see, and so for their media. */
export function collectionsSeenBy(audience: Audience) {
  const isThere = isNull(galleryCollections.deletedAt);
  return audience === "owner"
    ? isThere
    : and(isThere, likely(eq(galleryCollections.isVisible, true)));
}

/** Media that are not in the bin. */
export const isMedium = isNull(galleryMedia.deletedAt);
