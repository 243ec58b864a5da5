import { isDefaultList, site } from "~/site";

/** The closed lists of words that tables, forms, API and pages share; those that are the owner's are in `site.ts`. */

export const difficulties = ["Easy", "Moderate", "Challenging"] as const;

export const pinTypes = ["visited", "current", "planned", "favorite"] as const;
export type PinType = (typeof pinTypes)[number];

const pinTypeLabels: Record<PinType, string> = {
  current: "Current Location",
  planned: "Planned",
  favorite: "Favorite",
  visited: "Visited",
};

/** The words that a pin is marked with on maps and lists. */
export function pinTypeLabel(type: PinType) {
  return pinTypeLabels[type];
}

export const mediaTypes = ["photo", "video", "youtube", "embedded_video", "link"] as const;
export type MediaType = (typeof mediaTypes)[number];

export const contactSubjects = [
  "General Question",
  "Travel Recommendation",
  "Collaboration Inquiry",
  "Technical Issue",
  "Media/Press Inquiry",
] as const;

export const sortOrders = ["newest", "oldest", "a-z", "z-a", "rating", "road"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** The public filter's labels for the specification's kinds of places, each with the kinds that it finds. */
const filterLabels: Record<string, readonly string[]> = {
  "Mountain Destination": ["Trek Place", "Adventure"],
  "Historical Site": ["Historical"],
  "Beach Location": ["Beach"],
  "Cultural Hub": ["Cultural"],
  "Natural Wonder": ["Tourist Spot"],
  "Coastal Destination": ["Beach"],
};

/** What the public filter of places offers: its own labels, or the owner's kinds of places. */
export function placeFilters(): readonly string[] {
  return isDefaultList("destinationCategories")
    ? Object.keys(filterLabels)
    : site().destinationCategories;
}

/** The stored categories that a filter of places finds; `null` for every one. */
export function storedCategories(filter: string | null): readonly string[] | null {
  return filter ? [filter, ...(filterLabels[filter] ?? [])] : null;
}

/** What a place may be: the owner's kinds; beside the specification's also the labels that places were stored with. */
export function placeCategories(): readonly string[] {
  const own = site().destinationCategories;
  if (!isDefaultList("destinationCategories")) return own;
  return [...own, "Exploration Spot", ...Object.keys(filterLabels)];
}

/** The category's name on public pages. */
export function categoryLabel(category: string) {
  const isSpecified = category === "Tourist Spot" && isDefaultList("destinationCategories");
  return isSpecified ? "Exploration Spot" : category;
}

/** What a record is that was given no word of a list: the specification's, or the first of the owner's. */
export function wordOrFirst(words: readonly string[], word: string) {
  return words.includes(word) ? word : (words[0] ?? word);
}

/** `refused` is for good: the mail server will not take it, or was tried for two days. */
export const mailStates = ["waiting", "sent", "refused"] as const;

/**
 * `issue` is a subscriber's copy of an issue; strangers' posts lead to a `confirmation` or tell a subscriber that all is
 * `known`; an `invitation` goes to an address that the owner entered.
 */
export const mailKinds = [
  "confirmation",
  "known",
  "invitation",
  "notice",
  "answer",
  "test",
  "issue",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** How often a subscriber gets mail: each letter when it is published, or a digest. */
export const cadences = ["each", "weekly", "monthly"] as const;
export type Cadence = (typeof cadences)[number];

/** How an address came on the list: by the form, or by the owner, one or many at once. */
export const subscriberSources = ["form", "owner", "import"] as const;

/** `post` is one letter, for those who want each; the others are digests. */
export const issueKinds = ["weekly", "monthly", "post"] as const;
export type IssueKind = (typeof issueKinds)[number];

/** `scheduled` waits for its time, `paused` goes on when the owner says so, `stopped` never does. */
export const issueStates = ["draft", "scheduled", "sending", "paused", "sent", "stopped"] as const;
export type IssueState = (typeof issueStates)[number];
