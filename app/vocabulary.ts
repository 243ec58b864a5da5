/** Fixed lists of values that tables, forms, API and pages share; the owner's word lists are in `site.ts`. */

export const difficulties = ["Easy", "Moderate", "Challenging"] as const;

export const pinTypes = ["visited", "current", "planned", "favorite"] as const;
export type PinType = (typeof pinTypes)[number];

const pinTypeLabels: Record<PinType, string> = {
  current: "Current Location",
  planned: "Planned",
  favorite: "Favorite",
  visited: "Visited",
};

export function pinTypeLabel(type: PinType) {
  return pinTypeLabels[type];
}

/** When readers learn of a move: at once, after a while, or when she has moved on. */
export const moveRules = ["at-once", "later", "when-moved-on"] as const;
/** What a moment waits for if it tells of a place that no move has led to yet. */
export const NEXT_MOVE = "next";

export type MoveRule = (typeof moveRules)[number];

const moveRuleLabels: Record<MoveRule, string> = {
  "at-once": "At once",
  later: "After a time",
  "when-moved-on": "When I have moved on",
};

export const moveRuleChoices = moveRules.map((value) => ({ value, label: moveRuleLabels[value] }));

/** Where every page links to a page of the owner's, besides its own address. */
export const pagePlaces = ["menu", "footer", "none"] as const;
export type PagePlace = (typeof pagePlaces)[number];

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

/** `refused` is final: the mail server rejected it, or it was tried for two days. */
export const mailStates = ["waiting", "sent", "refused"] as const;

/**
 * `issue` is a subscriber's copy of an issue; the public form causes a `confirmation`, or `known` for a subscriber; an
 * `invitation` goes to an address that the owner entered.
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

/** How an address was entered: by the form, or by the owner, singly or in an import. */
export const subscriberSources = ["form", "owner", "import"] as const;

/** `post` is a single letter, for readers who want each; the others are digests. */
export const issueKinds = ["weekly", "monthly", "post"] as const;
export type IssueKind = (typeof issueKinds)[number];

/** `scheduled` waits for its time, `paused` can be resumed, `stopped` is final. */
export const issueStates = ["draft", "scheduled", "sending", "paused", "sent", "stopped"] as const;
export type IssueState = (typeof issueStates)[number];

/** What is missing on a new site, in the order in which readers notice; the first only if it was not set up. */
export const firstSteps = [
  "name",
  "home",
  "ends",
  "lists",
  "destination",
  "post",
  "about",
  "pages",
  "mail",
] as const;
export type FirstStep = (typeof firstSteps)[number];
