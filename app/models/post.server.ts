import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { blogPosts } from "~db/schema";
import type { Audience } from "./audience";
import { changes } from "./patch";
import type { NewPost, PostChange } from "./post";
import { missing, type Saved, saved, stale } from "./result";
import { findFormerSlug, forgetSlugsOf, rememberSlug, uniqueSlug } from "./slug.server";

export const postCard = {
  id: blogPosts.id,
  title: blogPosts.title,
  slug: blogPosts.slug,
  excerpt: blogPosts.excerpt,
  featuredImage: blogPosts.featuredImage,
  category: blogPosts.category,
  tags: blogPosts.tags,
  readingTime: blogPosts.readingTime,
  socialMediaHashtags: blogPosts.socialMediaHashtags,
  isFeatured: blogPosts.isFeatured,
  isVisible: blogPosts.isVisible,
  publishedAt: blogPosts.publishedAt,
  createdAt: blogPosts.createdAt,
  updatedAt: blogPosts.updatedAt,
};

const whole = {
  ...postCard,
  content: blogPosts.content,
  instagramPostUrl: blogPosts.instagramPostUrl,
  twitterPostUrl: blogPosts.twitterPostUrl,
  facebookPostUrl: blogPosts.facebookPostUrl,
  youtubeVideoUrl: blogPosts.youtubeVideoUrl,
  version: blogPosts.version,
};

export type PostField = keyof typeof whole;
export const postFields = Object.keys(whole) as PostField[];

/** What a list page's search, filter and sort look at. */
export const searchedPostFields: PostField[] = [
  "title",
  "excerpt",
  "category",
  "tags",
  "publishedAt",
];

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  excerpt: "",
  content: "",
  category: "adventure" as const,
  tags: [],
  readingTime: 5,
  isFeatured: false,
  isVisible: true,
  socialMediaHashtags: [],
};

/** What the public may see of stories. */
export function isLive() {
  return and(eq(blogPosts.isVisible, true), lte(blogPosts.publishedAt, new Date()));
}

function listed(audience: Audience) {
  return audience === "owner" ? undefined : isLive();
}

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.createdAt)];

/** Live stories without their content, newest first. */
export function listPostCards() {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive())
    .orderBy(...newestFirst)
    .all();
}

/** All stories for the desk: drafts first, then what is scheduled, then what is out; newest first in each. */
export function listDeskPosts() {
  const isDraft = sql`${blogPosts.publishedAt} is null`;
  const isScheduled = gt(blogPosts.publishedAt, new Date());
  return db
    .select(postCard)
    .from(blogPosts)
    .orderBy(desc(isDraft), desc(isScheduled), ...newestFirst)
    .all();
}

export type PostCard = ReturnType<typeof listPostCards>[number];

/** Stories with the fields asked for, newest first; a field that is not named is not read. */
export function listPosts(audience: Audience, fields: PostField[] = postFields) {
  const columns = Object.fromEntries(fields.map((field) => [field, whole[field]]));
  return db
    .select(columns as typeof whole)
    .from(blogPosts)
    .where(listed(audience))
    .orderBy(...newestFirst)
    .all();
}

export type Post = ReturnType<typeof listPosts>[number];

/** Featured stories, newest first. */
export function listFeaturedPosts(audience: Audience = "public") {
  return db
    .select(whole)
    .from(blogPosts)
    .where(and(listed(audience), eq(blogPosts.isFeatured, true)))
    .orderBy(...newestFirst)
    .all();
}

/** Up to `limit` live stories for the home page: `firstSlug` first, then the featured, then the newest. */
export function listHomePosts(firstSlug: string, limit: number) {
  return db
    .select(postCard)
    .from(blogPosts)
    .where(isLive())
    .orderBy(sql`${blogPosts.slug} = ${firstSlug} desc`, desc(blogPosts.isFeatured), ...newestFirst)
    .limit(limit)
    .all();
}

/** Live stories among `ids`, in the order of `ids`. */
export function listPostsByIds(ids: string[]) {
  const found = db
    .select(postCard)
    .from(blogPosts)
    .where(and(isLive(), inArray(blogPosts.id, ids)))
    .all();
  return ids.flatMap((id) => found.find((post) => post.id === id) ?? []);
}

const bySlug = db
  .select(whole)
  .from(blogPosts)
  .where(eq(blogPosts.slug, sql.placeholder("slug")))
  .prepare();

const byId = db
  .select(whole)
  .from(blogPosts)
  .where(eq(blogPosts.id, sql.placeholder("id")))
  .prepare();

/** Any story at this address, hidden ones too; `null` when there is none. */
export function getPostBySlug(slug: string) {
  return bySlug.get({ slug }) ?? null;
}

/** Any story with this id, hidden ones too; `null` when there is none. */
export function getPost(id: string) {
  return byId.get({ id }) ?? null;
}

/** The present slug of a story that was once at `slug`, or `null`. */
export function getRenamedPostSlug(slug: string) {
  const id = findFormerSlug("post", slug);
  return id ? (getPost(id)?.slug ?? null) : null;
}

/** Adds a story; its slug is made from the title. The same `id` a second time gives back the first one. */
export function createPost(input: NewPost, id: string = crypto.randomUUID()): Post {
  return transact(() => {
    const before = getPost(id);
    if (before) return before;
    const slug = uniqueSlug("post", input.title);
    const values = { ...CLEARED, ...changes(input, CLEARED), id, title: input.title, slug };
    return db.insert(blogPosts).values(values).returning(whole).get();
  });
}

/** Changes a story; a new title gives a new slug, and the old address redirects. */
export function updatePost(id: string, { version, ...input }: PostChange): Saved<Post> {
  return transact(() => {
    const before = getPost(id);
    if (!before) return missing;
    if (version != null && version !== before.version) return stale;
    const slug = input.title ? uniqueSlug("post", input.title, id) : before.slug;
    rememberSlug("post", before.slug, slug, id);
    const set = {
      ...changes(input, CLEARED),
      slug,
      version: before.version + 1,
      updatedAt: new Date(),
    };
    return saved(db.update(blogPosts).set(set).where(eq(blogPosts.id, id)).returning(whole).get());
  });
}

/** Deletes a story and every reference to it; says whether there was one. */
export function deletePost(id: string) {
  return transact(() => {
    forgetSlugsOf("post", id);
    return db.delete(blogPosts).where(eq(blogPosts.id, id)).run().changes > 0;
  });
}
