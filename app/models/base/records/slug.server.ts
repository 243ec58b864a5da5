import { and, eq } from "drizzle-orm";
import type { SlugKind } from "~/kinds";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { formerSlugs } from "~db/schema/former-slugs";
import { blogPosts } from "~db/schema/posts";

const tables = { post: blogPosts, destination: destinations } satisfies Record<SlugKind, unknown>;

/** Where a slug could stand in an address, these are something else: `/api/blog-posts/featured` is a list. */
const reserved: Record<SlugKind, string[]> = { post: ["featured"], destination: [] };

/**
 * The slug for a title that no other item of the entity has, or had, for its old address leads to it: the
 * second gets `-2`, and so on.
 */
export function uniqueSlug(entity: SlugKind, title: string, ownId?: string) {
  const base = slugify(title);
  let slug = base;
  for (let number = 2; isTaken(entity, slug, ownId); number++) slug = `${base}-${number}`;
  return slug;
}

function isTaken(entity: SlugKind, slug: string, ownId?: string) {
  if (reserved[entity].includes(slug)) return true;
  const table = tables[entity];
  // Also what lies in the bin keeps its address.
  const owners = db.select({ id: table.id }).from(table).where(eq(table.slug, slug)).all();
  const ids = [...owners.map(({ id }) => id), findFormerSlug(entity, slug)];
  return ids.some((id) => id && id !== ownId);
}

type Before = { id: string; slug: string; title: string };

/**
 * The slug of an item after a change to this title, if it is changed at all. A renamed item's old address is kept, and
 * the new one freed if it was an old address of its own; one whose title stays keeps the address that it has.
 */
export function renamedSlug(entity: SlugKind, before: Before, title: string | undefined) {
  if (!title || title === before.title) return before.slug;
  const slug = uniqueSlug(entity, title, before.id);
  if (slug !== before.slug) {
    deleteFormerSlug(entity, slug);
    reserveSlug(entity, before.slug, before.id);
  }
  return slug;
}

/** Keeps an address for an item that was at it: it leads there, or nowhere while the item lies in the bin. */
export function reserveSlug(entity: SlugKind, slug: string, targetId: string) {
  db.insert(formerSlugs)
    .values({ entity, slug, targetId })
    .onConflictDoUpdate({ target: [formerSlugs.entity, formerSlugs.slug], set: { targetId } })
    .run();
}

function deleteFormerSlug(entity: SlugKind, slug: string) {
  db.delete(formerSlugs)
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.slug, slug)))
    .run();
}

export function deleteFormerSlugs(entity: SlugKind, targetId: string) {
  db.delete(formerSlugs)
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.targetId, targetId)))
    .run();
}

/** The id of the item that had this address before it was renamed, or `null`. */
function findFormerSlug(entity: SlugKind, slug: string) {
  const row = db
    .select({ targetId: formerSlugs.targetId })
    .from(formerSlugs)
    .where(and(eq(formerSlugs.entity, entity), eq(formerSlugs.slug, slug)))
    .get();
  return row?.targetId ?? null;
}

/** What an item is asked for by: its id, or the slug in its address. */
export type ItemKey = { id: string } | { slug: string };

type Query<Item> = { get: (values: { key: string | null }) => Item | undefined };

/**
 * The item with this id or at this address, as far as the queries find it, else `null`. At an address that it had
 * before it was renamed it is found as well: its `slug` says where it is now.
 */
export function findByKey<Item>(
  entity: SlugKind,
  key: ItemKey,
  by: { id: Query<Item>; slug: Query<Item> },
) {
  if ("id" in key) return by.id.get({ key: key.id }) ?? null;
  const formerId = () => findFormerSlug(entity, key.slug);
  return by.slug.get({ key: key.slug }) ?? by.id.get({ key: formerId() }) ?? null;
}
