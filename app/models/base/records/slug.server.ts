import { and, eq } from "drizzle-orm";
import type { SlugKind } from "~/kinds";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { formerSlugs } from "~db/schema/former-slugs";
import { blogPosts } from "~db/schema/posts";

const tables = { post: blogPosts, destination: destinations } satisfies Record<SlugKind, unknown>;

/** Slugs that an item cannot have, because their address means something else: `/api/blog-posts/featured` is a list. */
const reserved: Record<SlugKind, string[]> = { post: ["featured"], destination: [] };

/**
 * The slug for a title. No other item has or had it: old slugs stay taken because they redirect. The second item gets
 * `-2`, and so on.
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
 * The slug of an item after a change of its title; the same one without a new title. The old slug is kept as a
 * redirect. If the new slug was an old one of this item, its redirect goes.
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

/** Keeps a former slug of an item. It redirects to the item, or nowhere while the item is in the bin. */
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

/** An item's id, or the slug in its address. */
export type ItemKey = { id: string } | { slug: string };

type Query<Item> = { get: (values: { key: string | null }) => Item | undefined };

/**
 * The item with this id or slug, if the queries find it, else `null`. A former slug finds it too; the item's `slug` is
 * then the present one.
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
