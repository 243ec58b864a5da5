import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { among } from "~/models/base/lists/among.server";
import { exists } from "~/models/base/lists/exists.server";
import { invalid } from "~/models/base/records/result";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinationPosts } from "~db/schema/destinations";
import { blogPosts, relatedPosts } from "~db/schema/posts";
import { postsSeenBy } from "./post-columns.server";
import { postsContaining } from "./post-filter.server";
import { OFFERED_POSTS, type OfferedPosts } from "./related";

/** The related items of a post or a destination: posts in an order, and for a destination also one collection. */

const titles = { id: blogPosts.id, title: blogPosts.title };

/**
 * The posts that an item's form offers as related: those with these ids first, in their order, then the newest that
 * contain the search. Hidden ones are included, the item itself is not.
 */
export function suggestPosts(itemId: string, ids: string[], search = ""): OfferedPosts {
  const isOther = and(postsSeenBy("owner"), ne(blogPosts.id, itemId));
  const named = db
    .select(titles)
    .from(blogPosts)
    .where(and(isOther, among(blogPosts.id, ids)))
    .all();
  const newest = db
    .select(titles)
    .from(blogPosts)
    .where(and(isOther, postsContaining(search)))
    .orderBy(desc(blogPosts.createdAt))
    .limit(OFFERED_POSTS + 1)
    .all();
  const isNamed = new Set(named.map(({ id }) => id));
  const others = newest.filter(({ id }) => !isNamed.has(id)).slice(0, OFFERED_POSTS);
  return {
    itemId,
    posts: [...ids.flatMap((id) => named.find((post) => post.id === id) ?? []), ...others],
    search,
    isWhole: search === "" && newest.length <= OFFERED_POSTS,
  };
}

type Related = { relatedGalleryId?: string | null; relatedBlogPosts?: string[] | null };

/** The refusal if a related collection or post does not exist, or the item names itself; otherwise `undefined`. */
export function refuseRelated({ relatedGalleryId, relatedBlogPosts }: Related, itemId: string) {
  if (relatedGalleryId && !exists(galleryCollections, relatedGalleryId)) {
    return invalid("relatedGalleryId", "The related gallery no longer exists: choose another.");
  }
  if (relatedBlogPosts?.includes(itemId)) {
    return invalid("relatedBlogPosts", "A story cannot be related to itself: choose others.");
  }
  if (relatedBlogPosts?.some((postId) => !exists(blogPosts, postId))) {
    return invalid("relatedBlogPosts", "A related story no longer exists: choose again.");
  }
}

/** A related post in the bin keeps its row, so that it is related again once it is restored. */
function isOfPostThere(postId: SQLiteColumn) {
  return inArray(
    postId,
    db.select({ id: blogPosts.id }).from(blogPosts).where(postsSeenBy("owner")),
  );
}

const lists = {
  destination: {
    clear: (id: string) => {
      const { destinationId, postId } = destinationPosts;
      const own = and(eq(destinationId, id), isOfPostThere(postId));
      return db.delete(destinationPosts).where(own).run();
    },
    add: (destinationId: string, postId: string, sortOrder: number) =>
      db.insert(destinationPosts).values({ destinationId, postId, sortOrder }).run(),
  },
  post: {
    clear: (id: string) => {
      const { postId, relatedId } = relatedPosts;
      return db
        .delete(relatedPosts)
        .where(and(eq(postId, id), isOfPostThere(relatedId)))
        .run();
    },
    add: (postId: string, relatedId: string, sortOrder: number) =>
      db.insert(relatedPosts).values({ postId, relatedId, sortOrder }).run(),
  },
};

/** Sets the item's related posts, in this order; `undefined` leaves them as they are. */
export function relatePosts(
  item: keyof typeof lists,
  id: string,
  postIds: string[] | null | undefined,
) {
  if (postIds === undefined) return;
  const { clear, add } = lists[item];
  clear(id);
  for (const [sortOrder, postId] of (postIds ?? []).entries()) add(id, postId, sortOrder);
}

/** An item's values without those that are stored in a table of their own. */
export function withoutRelated<Values extends object>(values: Values) {
  const { relatedBlogPosts: _related, ...columns } = values as Values & Related;
  return columns;
}
