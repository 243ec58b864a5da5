import { and, eq, sql } from "drizzle-orm";
import { lastShownMove } from "~/models/base/places/moves.server";
import { destinationsSeenBy } from "~/models/base/places/positions.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes, newValues, unlessSeen } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { withPositionColumns } from "~/models/base/records/shared-columns";
import {
  findByKey,
  type ItemKey,
  renamedSlug,
  uniqueSlug,
} from "~/models/base/records/slug.server";
import { storeVersion, textFields } from "~/models/base/records/store-version.server";
import { moveToBin } from "~/models/bin/bin.server";
import { refuseRelated, relatePosts, withoutRelated } from "~/models/posts/related.server";
import {
  followCurrentRecord,
  moveToDestination,
  unmarkDestination,
} from "~/models/road/journey/move-to-record.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import {
  CLEARED,
  type DestinationChange,
  type NewDestination,
  newDestinationInput,
} from "./destination";
import { destinationColumns } from "./destination-columns.server";

/** The text fields that its versions keep. */
export const DESTINATION_TEXTS = textFields(newDestinationInput);

function finders(audience: Audience) {
  const by = (column: typeof destinations.id | typeof destinations.slug) =>
    db
      .select(destinationColumns(audience))
      .from(destinations)
      .where(and(destinationsSeenBy(audience), eq(column, sql.placeholder("key"))))
      .prepare();
  return { id: by(destinations.id), slug: by(destinations.slug) };
}

const prepared = { owner: finders("owner"), public: finders("public") };

/** The destination with this id or (former) slug, as the audience may see it with its related records; else `null`. */
export function findDestination(key: ItemKey, audience: Audience) {
  return findByKey("destination", key, prepared[audience]);
}

export type Destination = NonNullable<ReturnType<typeof findDestination>>;

/**
 * Adds a destination; its slug is made from the name. If it is the current location, the traveller moves there, and it
 * is shown with that move. The same `id` a second time gives back the first one.
 */
export function createDestination(input: NewDestination, givenId?: string): Saved<Destination> {
  return transact(() => {
    const id = freeId(destinations, givenId);
    const before = findDestination({ id }, "owner");
    if (before) return saved(before);
    const refusal = refuseRelated(input, id);
    if (refusal) return refusal;
    const slug = uniqueSlug("destination", input.name);
    const { isCurrentLocation: isArrival, ...values } = { ...CLEARED, ...changes(input, CLEARED) };
    db.insert(destinations)
      .values({
        ...columnsOf(values),
        id,
        name: input.name,
        slug,
        ...(isArrival && { isVisible: false }),
      })
      .run();
    relatePosts("destination", id, input.relatedBlogPosts);
    if (isArrival) moveToDestination(id, { [id]: pick(values, "isVisible") });
    return saved(findDestination({ id }, "owner") as Destination);
  });
}

/** Changes a destination; a new name gives a new slug, and the old address redirects. */
export function updateDestination(id: string, { version, ...input }: DestinationChange) {
  const values = changes(input, CLEARED);
  return transact((): Saved<Destination> => {
    const before = findDestination({ id }, "owner");
    if (!before) return MISSING;
    const refusal = conflictOf(before, version, values) ?? refuseRelated(input, id);
    if (refusal) return refusal;
    const { isCurrentLocation: mark, ...words } = values;
    // If readers see her there and the owner does not, the mark was read before a move that is still hidden.
    const isShownHere = lastShownMove()?.destinationId === id;
    const isArrival = mark === true && !before.isCurrentLocation && !isShownHere;
    const isUnmarked = mark === false && before.isCurrentLocation;
    // A mark alone changes neither the version nor the time of the record: it belongs to the move.
    const isChanged = Object.keys(newValues(words, before)).length > 0;
    if (!(isArrival || isUnmarked) || isChanged) {
      const slug = renamedSlug("destination", { ...before, title: before.name }, input.name);
      const set = { slug, version: before.version + 1, updatedAt: new Date() };
      db.update(destinations)
        .set({ ...unlessSeen(columnsOf(words), before, "relatedGalleryId"), ...set })
        .where(eq(destinations.id, id))
        .run();
      relatePosts("destination", id, words.relatedBlogPosts);
    }
    if (isArrival) moveToDestination(id);
    else if (isUnmarked) unmarkDestination();
    const after = findDestination({ id }, "owner") as Destination;
    if (isShownHere && !isUnmarked) followCurrentRecord(before, after);
    storeVersion({ kind: "destination", recordId: id }, DESTINATION_TEXTS, before, after);
    return saved(after);
  });
}

/** Moves a destination to the bin. Returns when, or `null` if there was none. */
export function deleteDestination(id: string) {
  return moveToBin("destination", [id]);
}

/** The values of the table's own columns. */
function columnsOf<Values extends Parameters<typeof withPositionColumns>[0]>(values: Values) {
  return withPositionColumns(withoutRelated(values));
}
