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
import { difficulties } from "~/vocabulary";
import {
  deletion,
  isDeleted,
  notDeleted,
  numberList,
  oneOf,
  position,
  positionChecks,
  postAddresses,
  revision,
  stars,
  stringList,
  updateAddresses,
  uuid,
} from "../columns";
import { galleryCollections } from "./collections";
import { blogPosts } from "./posts";

export const destinations = sqliteTable(
  "destinations",
  {
    id: uuid(),
    name: text().notNull(),
    slug: text().notNull(),
    /** Other names of the place, for the search. */
    otherNames: stringList().notNull().default([]),
    description: text().notNull().default(""),
    detailedDescription: text().notNull().default(""),
    category: text().notNull().default("Tourist Spot"),
    region: text().notNull().default("North India"),
    state: text().notNull().default(""),
    ...position(),
    featuredImage: text(),
    bestTimeToVisit: text().notNull().default(""),
    recommendedStay: text().notNull().default(""),
    budgetRange: text().notNull().default(""),
    highlights: stringList().notNull().default([]),
    activities: stringList().notNull().default([]),
    /** The months that are good to go, 1 to 12; if empty, they are read from `bestTimeToVisit`. */
    bestMonths: numberList().notNull().default([]),
    /** These texts have a line for each item. */
    costs: text().notNull().default(""),
    gettingThere: text().notNull().default(""),
    whatToEat: text().notNull().default(""),
    /** Tenths of a star, 0 to 50; 5 or less is read as whole stars. */
    rating: integer().notNull().default(5),
    difficulty: text({ enum: difficulties }).notNull().default("Easy"),
    relatedGalleryId: text().references(() => galleryCollections.id, { onDelete: "set null" }),
    isFeatured: integer({ mode: "boolean" }).notNull().default(false),
    isVisible: integer({ mode: "boolean" }).notNull().default(true),
    ...postAddresses(),
    ...updateAddresses(),
    ...revision(),
    ...deletion(),
  },
  (t) => [
    ...positionChecks("destinations", t),
    check("destinations_difficulty", oneOf(t.difficulty, difficulties)),
    check("destinations_rating", sql`${t.rating} between 0 and 50`),
    uniqueIndex("destinations_slug").on(t.slug).where(notDeleted),
    index("destinations_deleted").on(t.deletedAt).where(isDeleted),
    index("destinations_visible").on(t.isVisible, t.createdAt).where(notDeleted),
    index("destinations_rating").on(t.isVisible, stars(t.rating), t.createdAt).where(notDeleted),
    index("destinations_name")
      .on(t.isVisible, sql`${t.name} collate nocase`, t.createdAt)
      .where(notDeleted),
    index("destinations_changed").on(t.isVisible, t.createdAt, t.updatedAt).where(notDeleted),
    index("destinations_featured").on(t.isVisible, t.isFeatured, t.rating).where(notDeleted),
    index("destinations_desk").on(t.createdAt).where(notDeleted),
    index("destinations_updated").on(t.updatedAt).where(notDeleted),
    index("destinations_gallery").on(t.relatedGalleryId),
  ],
);

/** The posts that are related to a destination, in the owner's order. */
export const destinationPosts = sqliteTable(
  "destination_posts",
  {
    destinationId: text().notNull(),
    postId: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.destinationId, t.postId] }),
    foreignKey({ columns: [t.destinationId], foreignColumns: [destinations.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [t.postId], foreignColumns: [blogPosts.id] }).onDelete("cascade"),
    index("destination_posts_post").on(t.postId),
  ],
);
