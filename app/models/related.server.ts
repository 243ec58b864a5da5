import { desc, eq } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts, destinationPosts, galleryCollections } from "~db/schema";
import type { DestinationChange } from "./destination";
import { exists } from "./exists.server";
import { invalid } from "./result";

/** What a destination points to: one collection, and posts in an order. */

/** The collections and posts that a destination can point to, newest first; hidden ones too. */
export function listRelatable() {
  return {
    collections: db
      .select({ id: galleryCollections.id, title: galleryCollections.title })
      .from(galleryCollections)
      .orderBy(desc(galleryCollections.createdAt))
      .all(),
    posts: db
      .select({ id: blogPosts.id, title: blogPosts.title })
      .from(blogPosts)
      .orderBy(desc(blogPosts.createdAt))
      .all(),
  };
}

/** A refusal when a related collection or post does not exist; otherwise nothing. */
export function danglingReference({ relatedGalleryId, relatedBlogPosts }: DestinationChange) {
  if (relatedGalleryId && !exists(galleryCollections, relatedGalleryId)) {
    return invalid("relatedGalleryId", "The related gallery no longer exists: choose another.");
  }
  if (relatedBlogPosts?.some((postId) => !exists(blogPosts, postId))) {
    return invalid("relatedBlogPosts", "A related story no longer exists: choose again.");
  }
}

/** Makes these the destination's posts, in this order; without a list they stay as they are. */
export function relatePosts(destinationId: string, postIds: string[] | null | undefined) {
  if (postIds === undefined) return;
  db.delete(destinationPosts).where(eq(destinationPosts.destinationId, destinationId)).run();
  for (const [sortOrder, postId] of (postIds ?? []).entries()) {
    db.insert(destinationPosts).values({ destinationId, postId, sortOrder }).run();
  }
}
