import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { blogPosts } from "~db/schema";
import type { Audience } from "./audience";
import { changes } from "./patch";
import type { NewPost, PostChange } from "./post";
import {
  isLive,
  now,
  type PostField,
  postCard,
  postFields,
  postStatus,
  seenBy,
  wholePost,
} from "./post-columns.server";
import type { Saved } from "./result";
import { saveChange } from "./saving.server";
import { findFormerSlug, forgetSlugsOf, rememberSlug, uniqueSlug } from "./slug.server";

/** What each optional field becomes when it is cleared or never given. */
const CLEARED = {
  excerpt: "",
  content: "",
  category: "adventure" as const,
  tags: [],
  readingTime: 5,
  isFeatured: false,
  isVisible: true,
  socialMediaHashtags: [],
};

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.createdAt)];

/** Live stories without their content, newest first. */
export function listPostCards() {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive)
    .orderBy(...newestFirst)
    .all();
}

/** All stories for the desk, each with its status: drafts first, then what is scheduled, then what is out; newest first in each. */
export function listDeskPosts() {
  const isDraft = sql`${blogPosts.publishedAt} is null`;
  const isScheduled = sql`${blogPosts.publishedAt} > ${now}`;
  return db
    .select({ ...postCard, status: postStatus })
    .from(blogPosts)
    .orderBy(desc(isDraft), desc(isScheduled), ...newestFirst)
    .all();
}

export type PostCard = ReturnType<typeof listPostCards>[number];

/** Stories with the fields asked for, newest first; a field that is not named is not read. */
export function listPosts(audience: Audience, fields: PostField[] = postFields) {
  const columns = Object.fromEntries(fields.map((field) => [field, wholePost[field]]));
  return db
    .select(columns as typeof wholePost)
    .from(blogPosts)
    .where(seenBy(audience))
    .orderBy(...newestFirst)
    .all();
}

export type Post = ReturnType<typeof listPosts>[number];

/** Featured stories, newest first. */
export function listFeaturedPosts(audience: Audience) {
  return db
    .select(wholePost)
    .from(blogPosts)
    .where(and(seenBy(audience), eq(blogPosts.isFeatured, true)))
    .orderBy(...newestFirst)
    .all();
}

/** Up to `limit` live stories for the home page: `firstSlug` first, then the featured, then the newest. */
export function listHomePosts(firstSlug: string, limit: number) {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive)
    .orderBy(sql`${blogPosts.slug} = ${firstSlug} desc`, desc(blogPosts.isFeatured), ...newestFirst)
    .limit(limit)
    .all();
}

/** Live stories among `ids`, in the order of `ids`. */
export function listPostsByIds(ids: string[]) {
  const found = db
    .select(postCard)
    .from(blogPosts)
    .where(and(isLive, inArray(blogPosts.id, ids)))
    .all();
  return ids.flatMap((id) => found.find((post) => post.id === id) ?? []);
}

function finders(audience: Audience) {
  const by = (column: typeof blogPosts.id | typeof blogPosts.slug) =>
    db
      .select(wholePost)
      .from(blogPosts)
      .where(and(seenBy(audience), eq(column, sql.placeholder("key"))))
      .prepare();
  return { id: by(blogPosts.id), slug: by(blogPosts.slug) };
}

const prepared = { owner: finders("owner"), public: finders("public") };

/**
 * The story with this id or at this address, if the audience may see it, else `null`. At an address that it had
 * before it was renamed it is found as well: its `slug` says where it is now.
 */
export function findPost(key: { id: string } | { slug: string }, audience: Audience): Post | null {
  const { id, slug } = prepared[audience];
  if ("id" in key) return id.get({ key: key.id }) ?? null;
  const found = slug.get({ key: key.slug }) ?? id.get({ key: findFormerSlug("post", key.slug) });
  return found ?? null;
}

/** Adds a story; its slug is made from the title. The same `id` a second time gives back the first one. */
export function createPost(input: NewPost, id: string = crypto.randomUUID()): Post {
  return transact(() => {
    const before = findPost({ id }, "owner");
    if (before) return before;
    const slug = uniqueSlug("post", input.title);
    const values = { ...CLEARED, ...changes(input, CLEARED), id, title: input.title, slug };
    return db.insert(blogPosts).values(values).returning(wholePost).get();
  });
}

/** Changes a story; a new title gives a new slug, and the old address redirects. */
export function updatePost(id: string, { version, ...input }: PostChange): Saved<Post> {
  const values = changes(input, CLEARED);
  return saveChange({
    version,
    values,
    read: () => findPost({ id }, "owner"),
    write: (before) => {
      const slug = input.title ? uniqueSlug("post", input.title, id) : before.slug;
      rememberSlug("post", before.slug, slug, id);
      const set = { ...values, slug, version: before.version + 1, updatedAt: new Date() };
      db.update(blogPosts).set(set).where(eq(blogPosts.id, id)).run();
    },
  });
}

/** Deletes a story and every reference to it; says whether there was one. */
export function deletePost(id: string) {
  return transact(() => {
    forgetSlugsOf("post", id);
    return db.delete(blogPosts).where(eq(blogPosts.id, id)).run().changes > 0;
  });
}
