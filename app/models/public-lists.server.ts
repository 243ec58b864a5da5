import { blogPosts, destinations, galleryCollections } from "~db/schema";
import { collectionsSeenBy } from "./collection-columns.server";
import { type CollectionSummary, pageOfCollections } from "./collection-lists.server";
import { countRows } from "./count-rows.server";
import { destinationsSeenBy } from "./destination-columns.server";
import { type Destination, pageOfDestinations } from "./destination-lists.server";
import { PAGE_ITEMS } from "./list-page";
import type { ListReader } from "./listing";
import { isLive } from "./post-columns.server";
import { type PostCard, pageOfPostCards } from "./post-lists.server";

/** The lists of the public pages, as `readListing` reads them. */

export const publicPosts: ListReader<PostCard> = {
  isOnePage: () => countRows(blogPosts, isLive) <= PAGE_ITEMS.posts,
  read: pageOfPostCards,
};

export const publicDestinations: ListReader<Destination> = {
  isOnePage: () => countRows(destinations, destinationsSeenBy("public")) <= PAGE_ITEMS.destinations,
  read: (query, page) => pageOfDestinations("public", query, page),
};

export const publicCollections: ListReader<CollectionSummary> = {
  isOnePage: () =>
    countRows(galleryCollections, collectionsSeenBy("public")) <= PAGE_ITEMS.collections,
  read: ({ q }, page) => pageOfCollections("public", q, page),
};
