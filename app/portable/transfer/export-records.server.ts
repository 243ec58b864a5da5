import { sql } from "drizzle-orm";
import {
  CLEARED as COLLECTION_CLEARED,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import { findCollection } from "~/models/collections/collection.server";
import {
  CLEARED as DESTINATION_CLEARED,
  newDestinationInput,
} from "~/models/destinations/destination";
import { findDestination } from "~/models/destinations/destination.server";
import { newPostInput, CLEARED as POST_CLEARED } from "~/models/posts/post";
import { findPost } from "~/models/posts/post.server";
import { pageInput } from "~/models/texts/pages/page-members";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { pages } from "~db/schema/pages";
import { blogPosts } from "~db/schema/posts";
import { type Exporting, recordFiles } from "./exported-file.server";
import { datesOf, valuesOf } from "./record-values";

/** The records that have a folder each. One that was deleted since the folders were named is left out. */

export function exportPost(exporting: Exporting, id: string) {
  const post = findPost({ id }, "owner");
  if (!post) return [];
  const { relatedBlogPosts, publishWhenLeft, content } = post;
  const related = slugsOf(blogPosts, relatedBlogPosts);
  const [place] = slugsOf(destinations, publishWhenLeft ? [publishWhenLeft] : []);
  const input = newPostInput.omit({ content: true, relatedBlogPosts: true, publishWhenLeft: true });
  const values = {
    slug: post.slug,
    ...valuesOf(post, input, POST_CLEARED, ["category"]),
    ...(place && { publishWhenLeft: place }),
    ...(related.length > 0 && { relatedBlogPosts: related }),
    ...datesOf(post),
  };
  return recordFiles(exporting, { kind: "post", id }, { values, content, comment: statusOf(post) });
}

/** Whatever the time is: a date that is to come makes no mark. */
function statusOf(post: {
  isVisible: boolean;
  publishedAt: Date | null;
  publishWhenLeft: string | null;
}) {
  if (!post.isVisible) return "Hidden: only the owner sees it.";
  if (post.publishWhenLeft) return "Sealed: it comes out once the place below is left.";
  return post.publishedAt ? "" : "A draft: it was not published.";
}

export function exportDestination(exporting: Exporting, id: string) {
  const place = findDestination({ id }, "owner");
  if (!place) return [];
  const related = slugsOf(blogPosts, place.relatedBlogPosts);
  const collection = exporting.names.collection.get(place.relatedGalleryId ?? "");
  const input = newDestinationInput.omit({
    detailedDescription: true,
    relatedBlogPosts: true,
    relatedGalleryId: true,
  });
  const values = {
    slug: place.slug,
    ...valuesOf(place, input, DESTINATION_CLEARED, ["category", "region"]),
    ...(collection && { relatedGalleryId: collection }),
    ...(related.length > 0 && { relatedBlogPosts: related }),
    ...datesOf(place),
  };
  const of = { kind: "destination", id } as const;
  return recordFiles(exporting, of, { values, content: place.detailedDescription });
}

/** The slugs of the records with these ids, in this order. */
function slugsOf(table: typeof blogPosts | typeof destinations, ids: string[]) {
  if (ids.length === 0) return [];
  const { id, slug } = table;
  const rows = db
    .select({ id, slug })
    .from(table)
    .where(sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`)
    .all();
  const slugs = new Map(rows.map((row) => [row.id, row.slug]));
  return ids.flatMap((one) => slugs.get(one) ?? []);
}

export function exportCollection(exporting: Exporting, id: string) {
  const collection = findCollection(id, "owner");
  if (!collection) return [];
  const media = collection.media.map((medium) => ({
    id: medium.id,
    ...valuesOf({ ...medium, sortOrder: null, collectionId: null }, newMediaInput, {}),
    ...(medium.createdAt.getTime() !== collection.createdAt.getTime() && {
      createdAt: medium.createdAt,
    }),
  }));
  const values = {
    id,
    ...valuesOf(collection, newCollectionInput, COLLECTION_CLEARED),
    ...datesOf(collection),
    ...(media.length > 0 && { media }),
  };
  return recordFiles(exporting, { kind: "collection", id }, { values });
}

const pageRow = pick(
  pages,
  "slug",
  "title",
  "content",
  "members",
  "place",
  "createdAt",
  "updatedAt",
);

/** A page as far as it is not as every site brings it. */
export function exportPage(exporting: Exporting, id: string) {
  const page = db
    .select(pageRow)
    .from(pages)
    .where(sql`${pages.id} = ${id} and ${pages.deletedAt} is null`)
    .get();
  if (!page) return [];
  const { slug, title, content, members, place } = page;
  const values = {
    slug,
    ...(title !== null && { title }),
    ...(place !== "none" && { place }),
    ...valuesOf(members, pageInput, {}),
    ...(content === "" && { content }),
    ...datesOf(page),
  };
  return recordFiles(exporting, { kind: "page", id }, { values, content: content ?? "" });
}
