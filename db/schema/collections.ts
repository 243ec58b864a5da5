import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { mediaTypes } from "~/vocabulary";
import {
  deletion,
  instant,
  isDeleted,
  notDeleted,
  oneOf,
  postAddresses,
  revision,
  uuid,
} from "../columns";

export const galleryCollections = sqliteTable(
  "gallery_collections",
  {
    id: uuid(),
    title: text().notNull(),
    description: text().notNull().default(""),
    coverImage: text(),
    location: text().notNull().default(""),
    youtubeUrl: text(),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    index("gallery_collections_deleted").on(t.deletedAt).where(isDeleted),
    index("gallery_collections_created").on(t.isVisible, t.createdAt).where(notDeleted),
    index("gallery_collections_changed")
      .on(t.isVisible, t.createdAt, t.updatedAt)
      .where(notDeleted),
    index("gallery_collections_desk").on(t.createdAt).where(notDeleted),
  ],
);

export const galleryMedia = sqliteTable(
  "gallery_media",
  {
    id: uuid(),
    collectionId: text()
      .notNull()
      .references(() => galleryCollections.id, { onDelete: "cascade" }),
    type: text({ enum: mediaTypes }).notNull(),
    url: text().notNull(),
    thumbnailUrl: text(),
    title: text(),
    caption: text(),
    embedCode: text(),
    linkUrl: text(),
    sortOrder: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    ...deletion(),
  },
  (t) => [
    check("gallery_media_type", oneOf(t.type, mediaTypes)),
    index("gallery_media_deleted").on(t.deletedAt).where(isDeleted),
    index("gallery_media_collection").on(t.collectionId),
    index("gallery_media_order").on(t.collectionId, t.sortOrder).where(notDeleted),
    index("gallery_media_types").on(t.collectionId, t.type, t.sortOrder).where(notDeleted),
  ],
);
