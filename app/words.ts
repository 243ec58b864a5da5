import { OWN_SITE_DEFAULTS, SITE_DEFAULTS, type Site, site } from "~/site";

/** The lists of words of the specification, which hold until the owner changes them: few pages need them. */
const WORD_DEFAULTS = {
  popularDestinations: [
    "Kashmir Valley",
    "Rajasthan Desert",
    "Goa Beaches",
    "Kerala Backwaters",
    "Kanyakumari",
  ] as readonly string[],
  regions: [
    "North India",
    "South India",
    "East India",
    "West India",
    "Central India",
    "Northeast India",
  ] as readonly string[],
  destinationCategories: [
    "Trek Place",
    "Tourist Spot",
    "Beach",
    "Historical",
    "Cultural",
    "Adventure",
  ] as readonly string[],
  postCategories: ["adventure", "culture", "food", "people", "places"] as readonly string[],
};

export type WordLists = typeof WORD_DEFAULTS;

const NO_WORDS: readonly string[] = [];

/** What only the owner knows of: no answer to anyone else has it. */
const PRIVATE_DEFAULTS = {
  /** Whether feeds bring moments beside the letters. */
  momentsInFeed: false,
  /** When the public learns of a move, and after how many hours where that is later. */
  hereShown: "at-once" as "at-once" | "later" | "when-moved-on",
  hereDelayHours: 24,
  /** Of so many days, weeks and months the last backup is kept. */
  keepDaily: 7,
  keepWeekly: 4,
  keepMonthly: 12,
  /** Those of the first steps that the owner does without. */
  skippedSteps: [] as readonly string[],
};

export type PrivateSettings = typeof PRIVATE_DEFAULTS;

/** Every setting with its default. */
export const SETTING_DEFAULTS = { ...SITE_DEFAULTS, ...WORD_DEFAULTS, ...PRIVATE_DEFAULTS };

/** Every setting as it is without a choice, on the specification's site and on one of the owner's own. */
export function standingSettings(isOwn: boolean): SettingValues {
  if (!isOwn) return SETTING_DEFAULTS;
  const lists = { popularDestinations: NO_WORDS, regions: NO_WORDS };
  return { ...SETTING_DEFAULTS, ...OWN_SITE_DEFAULTS, ...lists };
}

/** The settings without what only the owner knows of; how often they were saved counts those too. */
export function publicSettings<Settings extends object>(settings: Settings) {
  const entries = Object.entries(settings).filter(
    ([name]) => !(name in PRIVATE_DEFAULTS) && name !== "version",
  );
  return Object.fromEntries(entries) as Omit<Settings, keyof PrivateSettings | "version">;
}

export type SettingValues = typeof SETTING_DEFAULTS;

/** The owner's lists of words, as `site()` has the other settings. */
export function words(): WordLists {
  return { ...WORD_DEFAULTS, ...(site() as Site & Partial<WordLists>) };
}

/** What only the owner knows of, as `site()` has the other settings. */
export function privateSettings(): PrivateSettings {
  return { ...PRIVATE_DEFAULTS, ...(site() as Site & Partial<PrivateSettings>) };
}

/** Whether the owner's list of a kind of words is the specification's. */
export function isDefaultList(name: keyof WordLists) {
  return JSON.stringify(words()[name]) === JSON.stringify(WORD_DEFAULTS[name]);
}

/** The settings that are others than they are without a choice. */
export function changedSettings(
  settings: Partial<SettingValues>,
  standing = SETTING_DEFAULTS,
): Partial<SettingValues> {
  const changed = Object.entries(settings).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(standing[name as keyof SettingValues]),
  );
  return Object.fromEntries(changed);
}

/** The public filter's labels for the specification's kinds of places, each with the kinds that it finds. */
const filterLabels = new Map([
  ["Mountain Destination", ["Trek Place", "Adventure"]],
  ["Historical Site", ["Historical"]],
  ["Beach Location", ["Beach"]],
  ["Cultural Hub", ["Cultural"]],
  ["Natural Wonder", ["Tourist Spot"]],
  ["Coastal Destination", ["Beach"]],
]);

/** What the public filter of places offers: its own labels, or the owner's kinds of places. */
export function placeFilters(): readonly string[] {
  return isDefaultList("destinationCategories")
    ? [...filterLabels.keys()]
    : words().destinationCategories;
}

/** The stored categories that a filter of places finds; `null` for every one. */
export function storedCategories(filter: string | null): readonly string[] | null {
  return filter ? [filter, ...(filterLabels.get(filter) ?? [])] : null;
}

/** What a place may be: the owner's kinds; beside the specification's also the labels that places were stored with. */
export function placeCategories(): readonly string[] {
  const own = words().destinationCategories;
  if (!isDefaultList("destinationCategories")) return own;
  return [...own, "Exploration Spot", ...filterLabels.keys()];
}

/** The category's name on public pages. */
export function categoryLabel(category: string) {
  const isSpecified = category === "Tourist Spot" && isDefaultList("destinationCategories");
  return isSpecified ? "Exploration Spot" : category;
}

/** What a record is that was given no word of a list: the specification's, or the first of the owner's, if there is one. */
export function wordOrFirst(words: readonly string[], word: string) {
  return words.includes(word) ? word : (words[0] ?? "");
}
