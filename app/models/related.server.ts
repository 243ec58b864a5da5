import { desc } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts, galleryCollections } from "~db/schema";

/** The collections and stories that a destination can point to, newest first; hidden ones too. */
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
