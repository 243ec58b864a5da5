import { z } from "zod";
import type { Collection } from "~/models/collections/collection.server";
import type { Media } from "~/models/collections/medium.server";
import type { Destination } from "~/models/destinations/destination-lists.server";
import type { Pin } from "~/models/pins/pin-lists.server";
import type { Post } from "~/models/posts/post-lists.server";
import {
  difficulties,
  mediaTypes,
  pinTypes,
  postCategories,
  regions,
  storedDestinationCategories,
} from "~/vocabulary";
import {
  type Answers,
  amount,
  flag,
  instant,
  optionalText,
  position,
  postAddresses,
  revision,
  text,
  texts,
  updateAddresses,
  version,
} from "./parts";

/** What the owner writes, as the API answers with it. */

const related = texts.describe("Ids of stories, in the order in which they are shown.");

export const post = z.object({
  id: text,
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  featuredImage: optionalText,
  category: z.enum(postCategories),
  tags: texts,
  readingTime: amount.describe("Minutes."),
  relatedBlogPosts: related,
  isFeatured: flag,
  isVisible: flag,
  ...postAddresses,
  publishedAt: instant.nullable().describe("null: a draft. In the future: scheduled."),
  ...revision,
}) satisfies Answers<Post>;

export const postDraft = post.pick({ id: true, version: true }).extend({
  baseVersion: version.describe("The story's version over which it was begun; 0 without a story."),
  savedAt: instant,
  ...post.omit({ id: true, slug: true, version: true, createdAt: true, updatedAt: true }).partial()
    .shape,
});

export const destination = z.object({
  id: text,
  name: text,
  otherNames: texts.describe("What else the place is called; a search finds it by these."),
  slug: text,
  description: text,
  detailedDescription: text,
  category: z.enum(storedDestinationCategories),
  region: z.enum(regions),
  state: text,
  coordinates: position,
  featuredImage: optionalText,
  bestTimeToVisit: text,
  recommendedStay: text,
  budgetRange: text,
  highlights: texts,
  activities: texts,
  bestMonths: z
    .array(z.int().min(1).max(12))
    .describe("The months that are good to go; empty where bestTimeToVisit says them."),
  costs: text.describe("A line for each thing, the amount last."),
  gettingThere: text.describe("A line for each way, whence first."),
  whatToEat: text.describe("A line for each dish: its name, its language in brackets, more."),
  rating: z.int().min(0).max(50).describe("Tenths of a star; 5 or less is read as whole stars."),
  difficulty: z.enum(difficulties),
  relatedGalleryId: optionalText,
  relatedBlogPosts: related,
  isCurrentLocation: flag,
  isFeatured: flag,
  isVisible: flag,
  ...postAddresses,
  ...updateAddresses,
  ...revision,
}) satisfies Answers<Destination>;

export const pin = z.object({
  id: text,
  name: text,
  description: text,
  coordinates: position,
  country: text,
  city: optionalText,
  visitedDate: z.iso.date().nullable(),
  pinType: z.enum(pinTypes),
  pinColor: text,
  images: texts,
  tags: texts,
  rating: z.int().min(0).max(5),
  notes: text,
  isVisible: flag,
  ...postAddresses,
  ...updateAddresses,
  ...revision,
}) satisfies Answers<Pin>;

export const medium = z.object({
  id: text,
  collectionId: text,
  type: z.enum(mediaTypes),
  url: text,
  thumbnailUrl: optionalText,
  title: optionalText,
  caption: optionalText,
  embedCode: optionalText,
  linkUrl: optionalText,
  sortOrder: amount,
  version,
  createdAt: instant,
}) satisfies Answers<Media>;

export const collection = z.object({
  id: text,
  title: text,
  description: text,
  coverImage: optionalText,
  mediaCount: amount,
  location: text,
  youtubeUrl: optionalText,
  isVisible: flag,
  ...postAddresses,
  ...revision,
  media: z.array(medium),
}) satisfies Answers<Collection>;
