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

type Found = {
  title: SQL;
  path: SQL;
  /** Makes the path of what `path` reads, where it takes more than the database knows. */
  pathOf?: (read: string) => string;
  from: SQL;
  isSeen: SQL | undefined;
};

/** The found records: where they stand, and who may see them. */
const records: Record<SearchedKind, Found> = {
  post: {
    title: sql`${blogPosts.title}`,
    path: sql`${kinds.post.path} || ${blogPosts.slug}`,
    from: sql`${blogPosts} on ${blogPosts.id} = record_id`,
    isSeen: isLive,
  },
  destination: {
    title: sql`${destinations.name}`,
    path: sql`${kinds.destination.path} || ${destinations.slug}`,
    from: sql`${destinations} on ${destinations.id} = record_id`,
    isSeen: destinationsSeenBy("public"),
  },
  pin: {
    title: sql`${travelPins.name}`,
    path: sql`${kinds.pin.path} || ${travelPins.id}`,
    from: sql`${travelPins} on ${travelPins.id} = record_id`,
    isSeen: pinsSeenBy("public"),
  },
  moment: {
    title: shortTitle(moments.text),
    path: sql`json_object('id', ${moments.id}, 'happenedAt', ${moments.happenedAt})`,
    // Its day is one of the site's zone.
    pathOf: (read) => momentPath(JSON.parse(read)),
    from: sql`${moments} on ${moments.id} = record_id`,
    isSeen: momentsSeenBy("public"),
  },
  collection: {
    title: sql`${galleryCollections.title}`,
    path: sql`${kinds.collection.path} || ${galleryCollections.id}`,
    from: sql`${galleryCollections} on ${galleryCollections.id} = record_id`,
    isSeen: collectionsSeenBy("public"),
  },
  medium: {
    title: sql`coalesce(nullif(${galleryMedia.title}, ''), ${galleryMedia.caption})`,
    path: sql`${kinds.collection.path} || ${galleryCollections.id} || '/photos/' || ${galleryMedia.id}`,
    from: sql`${galleryMedia} on ${galleryMedia.id} = record_id
      join ${galleryCollections} on ${galleryCollections.id} = ${galleryMedia.collectionId}`,
    isSeen: and(isMedium, collectionsSeenBy("public")),
  },
  question: {
    title: sql`search_items.title`,
    path: sql`${kinds.question.path} || record_id`,
    from: sql`(select 1)`,
    isSeen: undefined,
  },
};

/** Records of a kind as the public sees them now, with the `columns` that `source` has of each. */
export function listFound<Row>(
  name: SearchName,
  { columns, source, where }: { columns: SQL; source: SQL; where: SQL },
) {
  const { title, path, pathOf, from, isSeen = sql`true` } = records[kindNamed(name)];
  const rows = db.all<Row & { id: number; title: string; path: string }>(sql`
    select search_items.id as id, ${title} as title, ${path} as path, ${columns}
    from ${source} join ${from} where ${where} and ${isSeen}`);
  return rows.map((row) => ({
    ...row,
    title: shownText(row.title),
    path: pathOf ? pathOf(row.path) : row.path,
  }));
}
