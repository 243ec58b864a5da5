import type { z } from "zod";
import type { VersionKind } from "~/kinds";
import { newDestinationInput } from "~/models/destinations/destination";
import { newPostInput } from "~/models/posts/post";
import { homeContentInput } from "~/models/site/home-content";
import { pick } from "~/utils/pick";

/** Where a record stands and for whom: no text, and no version brings it back. */
const STATES = ["isVisible", "isFeatured", "isCurrentLocation", "publishedAt", "version"];

function textFields({ shape }: z.ZodObject) {
  return Object.keys(shape).filter((name) => !STATES.includes(name));
}

/** The fields of a record that a version holds: all that its owner writes. */
export const versionFields: Record<VersionKind, string[]> = {
  post: textFields(newPostInput),
  destination: textFields(newDestinationInput),
  home: textFields(homeContentInput),
};

/** The fields that hold HTML. */
const HTML_FIELDS = ["content", "detailedDescription"];

export function isHtmlField(name: string) {
  return HTML_FIELDS.includes(name);
}

/** What a record says, or what a version of it says: values that other programs wrote may be of any type. */
export type Texts = Record<string, unknown>;

export function textsOf(kind: VersionKind, record: object): Texts {
  return pick(record as Texts, ...versionFields[kind]);
}

/** The names of the fields of which two texts say something else; of one that a text does not know it says nothing. */
export function changedFields(kind: VersionKind, before: Texts, after: Texts) {
  return versionFields[kind].filter((name) => {
    const [former, present] = [before[name], after[name]];
    if (former === undefined || present === undefined) return false;
    return JSON.stringify(former) !== JSON.stringify(present);
  });
}

const LABELS: Record<string, string> = {
  relatedBlogPosts: "Related stories",
  relatedGalleryId: "Related gallery",
};

/** What the owner calls a field. */
export function fieldLabel(name: string) {
  if (LABELS[name]) return LABELS[name];
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const label = words
    .replace(/ url$/, " URL")
    .replace(/(instagram|youtube|twitter|facebook)/i, properName);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function properName(name: string) {
  return name === "youtube" ? "YouTube" : name.charAt(0).toUpperCase() + name.slice(1);
}
