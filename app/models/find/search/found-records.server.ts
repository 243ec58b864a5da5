import { and, type SQL, sql } from "drizzle-orm";
import { kindNamed, kinds, type SearchedKind, type SearchName } from "~/kinds";
import { shortTitle } from "~/models/base/lists/short-title.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import { collectionsSeenBy, isMedium } from "~/models/collections/collection-columns.server";
import { isLive } from "~/models/posts/post-columns.server";
import { momentsSeenBy } from "~/models/road/moments/moment-columns.server";
import { momentPath } from "~/models/road/moments/moment-path";
import { pinsSeenBy } from "~/models/road/pins/pin-columns.server";
import { shownText } from "~/search/index-words";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";

type RecordSource = {
  title: SQL;
  path: SQL;
  /** Makes the path out of what the column `path` reads, if SQL cannot do it alone. */
  pathOf?: (read: string) => string;
  /** The joins that path and visibility need. */
  beside?: SQL;
  isSeen?: SQL | undefined;
};

/** How found records of each kind are read: title, path and what the public may see. */
const records: Record<SearchedKind, RecordSource> = {
  post: {
    title: sql`${blogPosts.title}`,
    path: sql`${kinds.post.path} || ${blogPosts.slug}`,
    isSeen: isLive,
  },
  destination: {
    title: sql`${destinations.name}`,
    path: sql`${kinds.destination.path} || ${destinations.slug}`,
    isSeen: destinationsSeenBy("public"),
  },
  pin: {
    title: sql`${travelPins.name}`,
    path: sql`${kinds.pin.path} || record_id`,
    isSeen: pinsSeenBy("public"),
  },
  moment: {
    title: shortTitle(moments.text),
    path: sql`json_object('id', ${moments.id}, 'happenedAt', ${moments.happenedAt})`,
    // A moment's day depends on the site's time zone.
    pathOf: (read) => momentPath(JSON.parse(read)),
    isSeen: momentsSeenBy("public"),
  },
  collection: {
    title: sql`${galleryCollections.title}`,
    path: sql`${kinds.collection.path} || record_id`,
    isSeen: collectionsSeenBy("public"),
  },
  medium: {
    title: sql`coalesce(nullif(${galleryMedia.title}, ''), ${galleryMedia.caption})`,
    path: sql`${kinds.collection.path} || ${galleryCollections.id} || '/photos/' || record_id`,
    beside: sql`join ${galleryCollections} on ${galleryCollections.id} = ${galleryMedia.collectionId}`,
    isSeen: and(isMedium, collectionsSeenBy("public")),
  },
  question: {
    title: sql`search_items.title`,
    path: sql`${kinds.question.path} || record_id`,
  },
};

/** Records of a kind as the public may see them, with the `columns` of `source`. */
export function listFound<Row>(
  name: SearchName,
  { columns, source, where }: { columns: SQL; source: SQL; where: SQL },
) {
  const kind = kindNamed(name);
  const { title, path, pathOf, beside = sql``, isSeen = sql`true` } = records[kind];
  const table = sql.raw(kinds[kind].table);
  const rows = db.all<Row & { id: number; title: string; path: string }>(sql`
    select search_items.id as id, ${title} as title, ${path} as path, ${columns}
    from ${source} join ${table} on ${table}.id = record_id ${beside} where ${where} and ${isSeen}`);
  return rows.map((row) => ({
    ...row,
    title: shownText(row.title),
    path: pathOf ? pathOf(row.path) : row.path,
  }));
}
