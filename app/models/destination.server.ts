import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { blogPosts, destinationPosts, destinations, galleryCollections } from "~db/schema";
import type { Audience } from "./audience";
import type { DestinationChange, NewDestination } from "./destination";
import { destinationColumns } from "./destination-columns.server";
import { followCurrentRecord, moveToDestination } from "./move-to-record.server";
import { changes } from "./patch";
import { invalid, missing, type Saved, saved, stale } from "./result";
import { findFormerSlug, forgetSlugsOf, rememberSlug, uniqueSlug } from "./slug.server";

const whole = destinationColumns("owner");
const shown = destinationColumns("public");

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  description: "",
  detailedDescription: "",
  category: "Tourist Spot" as const,
  region: "North India" as const,
  state: "",
  bestTimeToVisit: "",
  recommendedStay: "",
  budgetRange: "",
  highlights: [],
  activities: [],
  rating: 5,
  difficulty: "Easy" as const,
  isCurrentLocation: false,
  isFeatured: false,
  isVisible: true,
  socialMediaHashtags: [],
};

function listed(audience: Audience) {
  return audience === "owner" ? undefined : eq(destinations.isVisible, true);
}

const inOrder = [asc(destinations.createdAt), asc(sql`destinations.rowid`)];

/** Destinations in the order in which they were added. */
export function listDestinations(audience: Audience = "public") {
  return db
    .select(destinationColumns(audience))
    .from(destinations)
    .where(listed(audience))
    .orderBy(...inOrder)
    .all();
}

export type Destination = ReturnType<typeof listDestinations>[number];

const place = {
  name: destinations.name,
  slug: destinations.slug,
  coordinates: { lat: destinations.latitude, lng: destinations.longitude },
};

/** Name, slug and position of the visible destinations, in the order in which they were added. */
export function listPlaces() {
  return db
    .select(place)
    .from(destinations)
    .where(listed("public"))
    .orderBy(...inOrder)
    .all();
}

/** Up to `limit` visible destinations for the home page: those with `firstSlugs` first, then the featured, then the best rated. */
export function listHomeDestinations(firstSlugs: string[], limit: number) {
  const preferred = inArray(destinations.slug, firstSlugs);
  return db
    .select(shown)
    .from(destinations)
    .where(eq(destinations.isVisible, true))
    .orderBy(
      desc(sql`${preferred}`),
      desc(sql`${preferred} and ${destinations.slug} = ${firstSlugs[0] ?? ""}`),
      desc(destinations.isFeatured),
      desc(destinations.rating),
    )
    .limit(limit)
    .all();
}

const bySlug = db
  .select(whole)
  .from(destinations)
  .where(eq(destinations.slug, sql.placeholder("slug")))
  .prepare();

const byId = db
  .select(whole)
  .from(destinations)
  .where(eq(destinations.id, sql.placeholder("id")))
  .prepare();

/** Any destination at this address, hidden ones too; `null` when there is none. */
export function getDestinationBySlug(slug: string) {
  return bySlug.get({ slug }) ?? null;
}

/** The visible destination at this address, naming only what is public as related; or `null`. */
export function getPublicDestination(slug: string) {
  const isAsked = and(listed("public"), eq(destinations.slug, slug));
  return db.select(shown).from(destinations).where(isAsked).get() ?? null;
}

/** Any destination with this id, hidden ones too; `null` when there is none. */
export function getDestination(id: string) {
  return byId.get({ id }) ?? null;
}

/** The destination marked as the traveller's present place, or `null`. */
export function getCurrentDestination() {
  return (
    db.select(whole).from(destinations).where(eq(destinations.isCurrentLocation, true)).get() ??
    null
  );
}

/** The present slug of a destination that was once at `slug`, or `null`. */
export function getRenamedDestinationSlug(slug: string) {
  const id = findFormerSlug("destination", slug);
  return id ? (getDestination(id)?.slug ?? null) : null;
}

/**
 * Adds a destination; its slug is made from the name. As the current location it moves the traveller. The same
 * `id` a second time gives back the first one.
 */
export function createDestination(
  input: NewDestination,
  id: string = crypto.randomUUID(),
): Saved<Destination> {
  return transact(() => {
    const before = getDestination(id);
    if (before) return saved(before);
    const dangling = danglingReference(input);
    if (dangling) return dangling;
    const slug = uniqueSlug("destination", input.name);
    const values = { ...CLEARED, ...columnsOf(input), id, name: input.name, slug };
    db.insert(destinations)
      .values({ ...values, isCurrentLocation: false })
      .run();
    relatePosts(id, input.relatedBlogPosts);
    if (input.isCurrentLocation) moveToDestination(id);
    return saved(getDestination(id) as Destination);
  });
}

/** Changes a destination; a new name gives a new slug, and the old address redirects. */
export function updateDestination(
  id: string,
  { version, ...input }: DestinationChange,
): Saved<Destination> {
  return transact(() => {
    const before = getDestination(id);
    if (!before) return missing;
    if (version != null && version !== before.version) return stale;
    const dangling = danglingReference(input);
    if (dangling) return dangling;
    const slug = input.name ? uniqueSlug("destination", input.name, id) : before.slug;
    rememberSlug("destination", before.slug, slug, id);
    const set = { ...columnsOf(input), slug, version: before.version + 1, updatedAt: new Date() };
    const isArrival = Boolean(input.isCurrentLocation) && !before.isCurrentLocation;
    db.update(destinations)
      .set(isArrival ? { ...set, isCurrentLocation: false } : set)
      .where(eq(destinations.id, id))
      .run();
    relatePosts(id, input.relatedBlogPosts);
    const after = getDestination(id) as Destination;
    if (isArrival) moveToDestination(id);
    else if (after.isCurrentLocation) followCurrentRecord(before, after);
    return saved(getDestination(id) as Destination);
  });
}

/** Deletes a destination; says whether there was one. */
export function deleteDestination(id: string) {
  return transact(() => {
    forgetSlugsOf("destination", id);
    return db.delete(destinations).where(eq(destinations.id, id)).run().changes > 0;
  });
}

function columnsOf({
  relatedBlogPosts: _related,
  coordinates,
  ...input
}: Omit<DestinationChange, "version">) {
  const position =
    coordinates === undefined
      ? {}
      : { latitude: coordinates?.lat ?? 0, longitude: coordinates?.lng ?? 0 };
  return { ...changes(input, CLEARED), ...position };
}

/** A refusal when a related gallery or story does not exist; otherwise nothing. */
function danglingReference({ relatedGalleryId, relatedBlogPosts }: DestinationChange) {
  if (relatedGalleryId && !exists(galleryCollections, relatedGalleryId)) {
    return invalid("relatedGalleryId", "The related gallery no longer exists: choose another.");
  }
  if (relatedBlogPosts?.some((postId) => !exists(blogPosts, postId))) {
    return invalid("relatedBlogPosts", "A related story no longer exists: choose again.");
  }
}

function exists(table: typeof galleryCollections | typeof blogPosts, id: string) {
  return db.select({ id: table.id }).from(table).where(eq(table.id, id)).get() !== undefined;
}

function relatePosts(destinationId: string, postIds: string[] | null | undefined) {
  if (postIds === undefined) return;
  db.delete(destinationPosts).where(eq(destinationPosts.destinationId, destinationId)).run();
  for (const [sortOrder, postId] of (postIds ?? []).entries()) {
    db.insert(destinationPosts).values({ destinationId, postId, sortOrder }).run();
  }
}

/** Name, slug and position of the visible destinations that name this story as related, in the order in which they were added. */
export function listPlacesOfPost(postId: string) {
  return db
    .select(place)
    .from(destinationPosts)
    .innerJoin(destinations, eq(destinations.id, destinationPosts.destinationId))
    .where(and(eq(destinationPosts.postId, postId), listed("public")))
    .orderBy(...inOrder)
    .all();
}
