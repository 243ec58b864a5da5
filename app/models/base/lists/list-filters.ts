import { containsText } from "~/search/search-words";
import { starsOf } from "~/utils/rating";
import { storedCategories } from "~/words";
import { compareBy, type ListQuery } from "./list-query";

/** Search, filters and sort of lists. The server and the browser run the same functions. */

type Instant = Date | string;

type ListedPost = {
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  publishedAt: Instant | null;
};

/** The posts that match a list page's search and category, sorted; newest first unless asked otherwise. */
export function filterPosts<Post extends ListedPost>(posts: Post[], query: ListQuery) {
  return posts
    .filter((post) => !query.category || post.category === query.category)
    .filter((post) => containsText(query.q, [post.title, post.excerpt, ...post.tags]))
    .sort(
      compareBy(
        query.sort ?? "newest",
        (post) => post.title,
        (post) => msOf(post.publishedAt),
      ),
    );
}

type ListedDestination = {
  name: string;
  description: string;
  state: string;
  category: string;
  region: string;
  rating: number;
  /** Its place on the road, from 0. */
  roadPlace?: number;
  createdAt: Instant;
};

/** The destinations that match a list page's search and filters, sorted; highest rating first by default. */
export function filterDestinations<Destination extends ListedDestination>(
  destinations: Destination[],
  query: ListQuery,
) {
  const wanted = storedCategories(query.category);
  return destinations
    .filter((destination) => !wanted || wanted.includes(destination.category))
    .filter((destination) => !query.region || destination.region === query.region)
    .filter((destination) =>
      containsText(query.q, [destination.name, destination.description, destination.state]),
    )
    .sort(
      compareBy(
        query.sort ?? "rating",
        (destination) => destination.name,
        (destination) => msOf(destination.createdAt),
        (destination) => starsOf(destination.rating),
        ({ roadPlace = 0 }) => roadPlace,
      ),
    );
}

type ListedCollection = { title: string; description: string; location: string };

/** The collections that match a search, in the order given. */
export function filterCollections<Collection extends ListedCollection>(
  collections: Collection[],
  { q }: Pick<ListQuery, "q">,
) {
  return collections.filter((collection) =>
    containsText(q, [collection.title, collection.description, collection.location]),
  );
}

function msOf(instant: Instant | null) {
  return instant ? new Date(instant).getTime() : 0;
}
