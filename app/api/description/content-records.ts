import { z } from "zod";
import {
  CLEARED as CLEARED_COLLECTION,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import type { Collection } from "~/models/collections/collection.server";
import type { Media } from "~/models/collections/medium.server";
import {
  CLEARED as CLEARED_DESTINATION,
  newDestinationInput,
} from "~/models/destinations/destination";
import type { Destination } from "~/models/destinations/destination.server";
import { CLEARED as CLEARED_POST, newPostInput } from "~/models/posts/post";
import type { Post } from "~/models/posts/post.server";
import { CLEARED as CLEARED_MOMENT, newMomentInput } from "~/models/road/moments/moment";
import type { PublicMoment } from "~/models/road/moments/moment.server";
import { CLEARED as CLEARED_PIN, newPinInput } from "~/models/road/pins/pin";
import type { Pin } from "~/models/road/pins/pin-lists.server";
import {
  type Answers,
  amount,
  answersTo,
  instant,
  position,
  revision,
  text,
  texts,
  version,
} from "./parts";

/** Records that the owner writes, as the API returns them. */

const related = texts.describe("Ids of stories, in the order in which they are shown.");

export const post = z.object({
  id: text,
  slug: text,
  ...answersTo(newPostInput, CLEARED_POST),
  readingTime: amount.describe("Minutes."),
  relatedBlogPosts: related,
  publishedAt: instant.nullable().describe("null: a draft. In the future: scheduled."),
  publishWhenLeft: text
    .nullable()
    .describe("The owner's alone: it comes out once she has left this place."),
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
  slug: text,
  ...answersTo(newDestinationInput, CLEARED_DESTINATION),
  otherNames: texts.describe("What else the place is called; a search finds it by these."),
  coordinates: position,
  bestMonths: z
    .array(z.int().min(1).max(12))
    .describe("The months that are good to go; empty where bestTimeToVisit says them."),
  costs: text.describe("A line for each thing, the amount last."),
  gettingThere: text.describe("A line for each way, whence first."),
  whatToEat: text.describe("A line for each dish: its name, its language in brackets, more."),
  rating: z.int().min(0).max(50).describe("Tenths of a star; 5 or less is read as whole stars."),
  relatedBlogPosts: related,
  ...revision,
}) satisfies Answers<Destination>;

export const pin = z.object({
  id: text,
  ...answersTo(newPinInput, CLEARED_PIN),
  coordinates: position,
  visitedDate: z.iso.date().nullable(),
  ...revision,
}) satisfies Answers<Pin>;

export const moment = z.object({
  id: text,
  ...answersTo(newMomentInput, CLEARED_MOMENT),
  happenedAt: instant,
  coordinates: position.optional().describe("The owner's alone."),
  ...revision,
}) satisfies Answers<PublicMoment>;

export const medium = z.object({
  id: text,
  ...answersTo(newMediaInput, { sortOrder: 0 }),
  version,
  createdAt: instant,
}) satisfies Answers<Media>;

export const collection = z.object({
  id: text,
  ...answersTo(newCollectionInput, CLEARED_COLLECTION),
  mediaCount: amount,
  ...revision,
  media: z.array(medium),
}) satisfies Answers<Collection>;
