import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import {
  foundList,
  type KeysetList,
  keysetList,
  mapList,
  oneAfterOther,
} from "~/models/base/lists/keyset.server";
import { isNarrowing, type ListQuery } from "~/models/base/lists/list-query";
import { pinsAsSeenBy } from "~/models/base/places/moves.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import type { Audience } from "~/models/base/records/audience";
import { type Collection, withTheirMedia } from "~/models/collections/collection.server";
import { collectionsSeenBy, wholeCollection } from "~/models/collections/collection-columns.server";
import type { Destination } from "~/models/destinations/destination.server";
import { destinationColumns } from "~/models/destinations/destination-columns.server";
import {
  destinationOrder,
  destinationsMatching,
} from "~/models/destinations/destination-filter.server";
import { type ContactMessage, messageColumns } from "~/models/mail/messages/contact.server";
import type { Post } from "~/models/posts/post.server";
import {
  isLive,
  type PostField,
  postColumns,
  postsSeenBy,
} from "~/models/posts/post-columns.server";
import { postOrder, postsMatching } from "~/models/posts/post-filter.server";
import type { PublicMoment } from "~/models/road/moments/moment.server";
import { momentColumns, momentsSeenBy } from "~/models/road/moments/moment-columns.server";
import { pinColumns, pinsSeenBy } from "~/models/road/pins/pin-columns.server";
import type { Pin } from "~/models/road/pins/pin-lists.server";
import { pick } from "~/utils/pick";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { contactMessages } from "~db/schema/messages";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { blogPosts } from "~db/schema/posts";

/** The records of the site as keyset lists. */

const { publishedAt, createdAt } = blogPosts;

/** Posts with these fields, newest first and drafts last. A query that narrows them also sorts them. */
export function postList(audience: Audience, fields: PostField[], query: ListQuery) {
  if (!isNarrowing(query)) return allPosts(audience, fields);
  const list = query.q ? foundList<Post> : keysetList<Post>;
  return list({
    columns: pick(postColumns(audience), ...fields),
    table: blogPosts,
    where: and(postsSeenBy(audience), postsMatching(query)),
    order: postOrder(query.sort, audience),
  });
}

/** Featured posts, newest first, with the fields asked for. */
export function featuredPostList(audience: Audience, fields: PostField[]) {
  return allPosts(audience, fields, eq(blogPosts.isFeatured, true));
}

function allPosts(audience: Audience, fields: PostField[], which?: SQL): KeysetList<Post> {
  const columns = pick(postColumns(audience), ...fields);
  const rowid = sql`blog_posts.rowid`;
  const dated = (where: SQL | undefined): KeysetList<Post> =>
    keysetList({
      columns,
      table: blogPosts,
      where: and(where, which),
      order: { way: "desc", by: [publishedAt, createdAt, rowid] },
    });
  // Owner and public share their keys: the owner's drafts come after the last live post.
  if (audience === "public") return oneAfterOther([dated(isLive)]);
  const drafts: KeysetList<Post> = keysetList({
    columns,
    table: blogPosts,
    where: and(postsSeenBy(audience), isNull(publishedAt), which),
    order: { way: "desc", by: [createdAt, rowid] },
  });
  return oneAfterOther([dated(and(postsSeenBy(audience), isNotNull(publishedAt))), drafts]);
}

/** Destinations in the order in which they were added. A query that narrows them also sorts them. */
export function destinationList(audience: Audience, query: ListQuery): KeysetList<Destination> {
  return keysetList<Destination>({
    columns: destinationColumns(audience),
    table: destinations,
    where: and(destinationsSeenBy(audience), destinationsMatching(query)),
    order: destinationOrder(isNarrowing(query) ? query.sort : "oldest"),
  });
}

/** Pins in the order of the journey. */
export function pinList(audience: Audience): KeysetList<Pin> {
  const { sortOrder, createdAt } = travelPins;
  const list = keysetList<Pin>({
    columns: pinColumns(audience),
    table: travelPins,
    where: pinsSeenBy(audience),
    order: { way: "asc", by: [sortOrder, createdAt, sql`travel_pins.rowid`] },
  });
  return mapList(list, (pins) => pinsAsSeenBy(audience, pins));
}

/** Moments, the newest first. */
export function momentList(audience: Audience): KeysetList<PublicMoment> {
  const { happenedAt, createdAt } = moments;
  return keysetList({
    columns: momentColumns(audience),
    table: moments,
    where: momentsSeenBy(audience),
    order: { way: "desc", by: [happenedAt, createdAt, sql`moments.rowid`] },
  });
}

/** Collections, newest first, with their media where these fields ask for them. */
export function collectionList(audience: Audience, fields: string[]): KeysetList<Collection> {
  const list = keysetList<Omit<Collection, "media" | "mediaCount">>({
    columns: wholeCollection,
    table: galleryCollections,
    where: collectionsSeenBy(audience),
    order: { way: "desc", by: [galleryCollections.createdAt, sql`gallery_collections.rowid`] },
  });
  const hasMedia = fields.some((field) => field === "media" || field === "mediaCount");
  return mapList(list, (items) => (hasMedia ? withTheirMedia(items) : (items as Collection[])));
}

/** All messages, newest first. */
export function messageList(): KeysetList<ContactMessage> {
  return keysetList({
    columns: messageColumns,
    table: contactMessages,
    where: undefined,
    order: { way: "desc", by: [contactMessages.createdAt, sql`contact_messages.rowid`] },
  });
}
