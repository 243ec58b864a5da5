import { countRows } from "~/models/base/lists/count-rows.server";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import type { ListReader } from "~/models/base/lists/listing";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import { collectionsSeenBy } from "~/models/collections/collection-columns.server";
import {
  type CollectionSummary,
  pageOfCollections,
} from "~/models/collections/collection-lists.server";
import {
  type DestinationCard,
  pageOfDestinations,
} from "~/models/destinations/destination-lists.server";
import { isLive } from "~/models/posts/post-columns.server";
import { type PostCard, pageOfPostCards } from "~/models/posts/post-lists.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";

/** The lists of the public pages, as `readListing` reads them. */

export const publicPosts: ListReader<PostCard> = {
  isOnePage: () => countRows(blogPosts, isLive) <= PAGE_ITEMS.posts,
  read: pageOfPostCards,
};

export const publicDestinations: ListReader<DestinationCard> = {
  isOnePage: () => countRows(destinations, destinationsSeenBy("public")) <= PAGE_ITEMS.destinations,
  read: (query, page) => pageOfDestinations("public", query, page),
};

export const publicCollections: ListReader<CollectionSummary> = {
  isOnePage: () =>
    countRows(galleryCollections, collectionsSeenBy("public")) <= PAGE_ITEMS.collections,
  read: ({ q }, page) => pageOfCollections("public", q, page),
};
