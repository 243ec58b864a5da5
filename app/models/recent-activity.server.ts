import { desc, eq } from "drizzle-orm";
import { db } from "~db/client.server";
import { blogPosts, destinations, galleryCollections } from "~db/schema";

const place = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  updatedAt: destinations.updatedAt,
};

/** What happened last, for the dashboard; `null` where there is nothing yet. */
export function getRecentActivity() {
  const post = db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .orderBy(desc(blogPosts.createdAt))
    .limit(1)
    .get();
  const collection = db
    .select({
      id: galleryCollections.id,
      title: galleryCollections.title,
      createdAt: galleryCollections.createdAt,
    })
    .from(galleryCollections)
    .orderBy(desc(galleryCollections.createdAt))
    .limit(1)
    .get();
  const current = db
    .select(place)
    .from(destinations)
    .where(eq(destinations.isCurrentLocation, true))
    .get();
  const changed = db
    .select(place)
    .from(destinations)
    .orderBy(desc(destinations.updatedAt))
    .limit(1)
    .get();
  return {
    post: post ?? null,
    collection: collection ?? null,
    current: current ?? null,
    changed: changed ?? null,
  };
}
