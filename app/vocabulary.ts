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

/** When the public learns of a move: at once, after a time, or when she has moved on from there. */
export const moveRules = ["at-once", "later", "when-moved-on"] as const;
/** What a moment waits for that tells of a place before she has said that she is there. */
export const NEXT_MOVE = "next";

export type MoveRule = (typeof moveRules)[number];

const moveRuleLabels: Record<MoveRule, string> = {
  "at-once": "At once",
  later: "After a time",
  "when-moved-on": "When I have moved on",
};

export const moveRuleChoices = moveRules.map((value) => ({ value, label: moveRuleLabels[value] }));

/** Where a page of the owner's is linked from on every page, beside its own address. */
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

/** What a new site is to be told, in the order of what a reader sees first; the first only where it was not set up. */
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
