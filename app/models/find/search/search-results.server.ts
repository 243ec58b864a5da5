import { and, type SQL, sql } from "drizzle-orm";
import { kindNamed, kinds, type SearchedKind, type SearchName } from "~/kinds";
import { shortTitle } from "~/models/base/lists/short-title.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import { collectionsSeenBy, isMedium } from "~/models/collections/collection-columns.server";
import { isLive } from "~/models/posts/post-columns.server";
import { momentsSeenBy } from "~/models/road/moments/moment-columns.server";
import { momentPath } from "~/models/road/moments/moment-path";
import { pinsSeenBy } from "~/models/road/pins/pin-columns.server";
import { groupBy } from "~/utils/group-by";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";
import type { SearchResult } from "./search";
import { kindOfId } from "./search-counts.server";
import { type FindWords, type SearchedTexts, snippetOf } from "./search-snippet";

/** A text is looked through for a snippet no further than this; and those of one answer, in all, than that. */
const SNIPPET_FROM_CHARACTERS = 20_000;
const SNIPPETS_FROM_CHARACTERS = 100_000;

type Row = SearchedTexts & { id: number; title: string; path: string };

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

function rowsOf(name: SearchName, ids: number[], characters: number) {
  const { title, path, from, isSeen = sql`true` } = records[kindNamed(name)];
  return db.all<Row>(sql`select search_items.id as id, ${title} as title, ${path} as path,
      search_items.names as names, search_items.detail as detail,
      substr(search_items.body, 1, ${characters}) as body
    from search_items join ${from}
    where search_items.id in (select value from json_each(${JSON.stringify(ids)})) and ${isSeen}`);
}

/** What was found, in the order of the ids, each as the public sees it now. */
export function readResults(ids: number[], find: FindWords): SearchResult[] {
  const byKind = groupBy(ids, kindOfId);
  const share = Math.floor(SNIPPETS_FROM_CHARACTERS / Math.max(1, ids.length));
  const characters = Math.min(SNIPPET_FROM_CHARACTERS, share);
  const rows = [...byKind].flatMap(([kind, own]) => rowsOf(kind, own, characters));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const kind = kindOfId(id);
    const { pathOf } = records[kindNamed(kind)];
    const path = pathOf ? pathOf(row.path) : row.path;
    return [{ kind, title: row.title, path, snippet: snippetOf(row, find) }];
  });
}
