import { and, desc, isNull } from "drizzle-orm";
import { isCurrentTo } from "~/models/base/places/moves.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

const shown = {
  id: destinations.id,
  name: destinations.name,
  slug: destinations.slug,
  updatedAt: destinations.updatedAt,
};

/** The latest events for the dashboard; `null` for kinds that have none. */
export function getRecentActivity() {
  const post = db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      createdAt: blogPosts.createdAt,
    })
    .from(blogPosts)
    .where(isNull(blogPosts.deletedAt))
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
    .where(isNull(galleryCollections.deletedAt))
    .orderBy(desc(galleryCollections.createdAt))
    .limit(1)
    .get();
  const changed = db
    .select(shown)
    .from(destinations)
    .where(isNull(destinations.deletedAt))
    .orderBy(desc(destinations.updatedAt))
    .limit(1)
    .get();
  return {
    post: post ?? null,
    collection: collection ?? null,
    current: currentPlace(),
    changed: changed ?? null,
  };
}

/** The current place: the marked destination, else the journey record's place, such as a pin without a guide. */
function currentPlace() {
  const marked = db
    .select(shown)
    .from(destinations)
    .where(and(isCurrentTo("owner"), isNull(destinations.deletedAt)))
    .get();
  if (marked) {
    const { id, name, slug, updatedAt } = marked;
    return { name, at: updatedAt, view: `/journey/${slug}`, edit: `/admin/places/${id}` };
  }
  const journey = getJourney("owner");
  if (!journey?.currentLocation) return null;
  const { currentLocation: name, lastUpdated: at } = journey;
  return { name, at, view: "/journey", edit: "/admin/journey" };
}
