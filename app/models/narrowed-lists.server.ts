import { pick } from "~/utils/pick";
import { starsOf } from "~/utils/rating";
import { db } from "~db/client.server";
import { blogPosts, destinations } from "~db/schema";
import { among } from "./among.server";
import type { Audience } from "./audience";
import { destinationColumns } from "./destination-columns.server";
import { type Destination, listDestinations } from "./destination-lists.server";
import type { Key, KeysetList } from "./keyset.server";
import { filterDestinations, filterPosts } from "./list-filters";
import { compareBy, type ListQuery } from "./list-query";
import { type PostField, postColumns, searchedPostFields } from "./post-columns.server";
import { listPosts, type Post } from "./post-lists.server";
import type { SortOrder } from "./vocabulary";

/** Lists that are searched, filtered and sorted in memory, read in parts by what they are sorted by. */

/** The posts that match a list page's query, sorted as it says, with the fields asked for. */
export function narrowedPosts(
  audience: Audience,
  fields: PostField[],
  query: ListQuery,
): KeysetList<Post> {
  const found = filterPosts(listPosts(audience, ["id", ...searchedPostFields]), query);
  const keys = found.map(({ id, title, publishedAt }) => [
    id,
    title,
    publishedAt?.getTime() ?? 0,
    0,
  ]);
  const columns = pick(postColumns(audience), ...fields, "id");
  const read = (ids: string[]) =>
    db.select(columns).from(blogPosts).where(among(blogPosts.id, ids)).all() as Post[];
  return sortedList(keys, query.sort ?? "newest", read);
}

/** The destinations that match a list page's query, sorted as it says. */
export function narrowedDestinations(
  audience: Audience,
  query: ListQuery,
): KeysetList<Destination> {
  const found = filterDestinations(listDestinations(audience), query);
  const keys = found.map(({ id, name, createdAt, rating }) => [
    ...[id, name, createdAt.getTime(), starsOf(rating)],
  ]);
  const columns = destinationColumns(audience);
  const read = (ids: string[]) =>
    db.select(columns).from(destinations).where(among(destinations.id, ids)).all();
  return sortedList(keys, query.sort ?? "rating", read);
}

/** A list by its sorted keys, which are id, name, time and stars. */
function sortedList<Item extends { id: string }>(
  keys: Key[],
  sort: SortOrder,
  read: (ids: string[]) => Item[],
): KeysetList<Item> {
  return (after, limit) => {
    const shown = keys.slice(after ? placeAfter(after, keys, sort) : 0).slice(0, limit);
    const items = new Map(read(shown.map(idOf)).map((item) => [item.id, item]));
    return shown.flatMap((key) => {
      const item = items.get(idOf(key));
      return item ? [{ key, item }] : [];
    });
  };
}

/** Behind the item of this key, or where that would stand if it were still there. */
function placeAfter(after: Key, keys: Key[], sort: SortOrder) {
  const own = keys.findIndex((key) => idOf(key) === idOf(after));
  if (own >= 0) return own + 1;
  const compare = compareBy<Key>(
    sort,
    ([, name]) => String(name),
    timeOf,
    ([, , , stars]) => Number(stars),
  );
  const place = keys.findIndex((key) => compare(key, after) >= 0);
  return place < 0 ? keys.length : place;
}

function idOf([id]: Key) {
  return String(id);
}

function timeOf([, , time]: Key) {
  return Number(time);
}
