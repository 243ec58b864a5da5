import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import {
  deletion,
  instant,
  isDeleted,
  notDeleted,
  postAddresses,
  revision,
  stringList,
  uuid,
} from "../columns";

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: uuid(),
    title: text().notNull(),
    slug: text().notNull(),
    excerpt: text().notNull().default(""),
    content: text().notNull().default(""),
    featuredImage: text(),
    category: text().notNull().default("adventure"),
    tags: stringList().notNull().default([]),
    readingTime: integer().notNull().default(5),
    isFeatured: integer({ mode: "boolean" }).notNull().default(false),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    publishedAt: instant(),
    /** The destination that she must have left before the letter is published, unless its date comes first. */
    publishWhenLeft: text(),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    uniqueIndex("blog_posts_slug").on(t.slug).where(notDeleted),
    index("blog_posts_deleted").on(t.deletedAt).where(isDeleted),
    check("blog_posts_reading_time", sql`${t.readingTime} >= 0`),
    index("blog_posts_published").on(t.isVisible, t.publishedAt, t.createdAt).where(notDeleted),
    index("blog_posts_category")
      .on(t.isVisible, t.category, t.publishedAt, t.createdAt)
      .where(notDeleted),
    index("blog_posts_title")
      .on(t.isVisible, sql`${t.title} collate nocase`, t.publishedAt, t.createdAt)
      .where(notDeleted),
    index("blog_posts_featured")
      .on(t.isVisible, t.isFeatured, t.publishedAt, t.createdAt)
      .where(notDeleted),
    index("blog_posts_changed").on(t.isVisible, t.publishedAt, t.updatedAt).where(notDeleted),
    index("blog_posts_sealed").on(t.publishWhenLeft),
    index("blog_posts_desk").on(t.publishedAt, t.createdAt).where(notDeleted),
    index("blog_posts_created").on(t.createdAt).where(notDeleted),
    index("blog_posts_searched").on(t.title, t.excerpt, t.tags),
  ],
);

/** The posts that are related to a post, in the owner's order. */
export const relatedPosts = sqliteTable(
  "related_posts",
  {
    postId: text().notNull(),
    relatedId: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.relatedId] }),
    foreignKey({ columns: [t.postId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    foreignKey({ columns: [t.relatedId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    check("related_posts_other", sql`${t.postId} <> ${t.relatedId}`),
    index("related_posts_related").on(t.relatedId),
  ],
);

/** Secret links to a letter that is not published yet. */
export const previews = sqliteTable(
  "previews",
  {
    id: uuid(),
    /** The id of a post, or of a draft that was never saved. */
    postId: text().notNull(),
    /** SHA-256 of the token in the address, so that a copy of the table opens nothing. */
    tokenHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index("previews_post").on(t.postId), index("previews_expires").on(t.expiresAt)],
);
