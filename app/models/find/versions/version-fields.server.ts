import type { VersionKind } from "~/kinds";
import { DESTINATION_TEXTS } from "~/models/destinations/destination.server";
import { POST_TEXTS } from "~/models/posts/post.server";
import { HOME_TEXTS } from "~/models/texts/home-content.server";
import { PAGE_TEXTS } from "~/models/texts/pages/page.server";

/** The fields of each kind that a version holds: all texts that the owner writes. */
export const versionFields: Record<VersionKind, string[]> = {
  post: POST_TEXTS,
  destination: DESTINATION_TEXTS,
  home: HOME_TEXTS,
  page: PAGE_TEXTS,
};

const HTML_FIELDS = ["content", "detailedDescription"];

export function isHtmlField(name: string) {
  return HTML_FIELDS.includes(name);
}

const LABELS: Record<string, string> = {
  relatedBlogPosts: "Related stories",
  relatedGalleryId: "Related gallery",
};

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
