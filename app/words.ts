import { OWN_SITE_DEFAULTS, SITE_DEFAULTS, type Site, site } from "~/site";

/** The default word lists, from the specification; few pages need them. */
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

/** Settings that only the owner may know; they are in no answer to anyone else. */
const PRIVATE_DEFAULTS = {
  /** Whether feeds bring moments beside the letters. */
  momentsInFeed: false,
  /** When readers learn of a move, and after how many hours for `later`. */
  hereShown: "at-once" as "at-once" | "later" | "when-moved-on",
  hereDelayHours: 24,
  /** For how many days, weeks and months the last backup of each is kept. */
  keepDaily: 7,
  keepWeekly: 4,
  keepMonthly: 12,
  /** The first steps that the owner has skipped. */
  skippedSteps: [] as readonly string[],
};

export type PrivateSettings = typeof PRIVATE_DEFAULTS;

/** Every setting with its default. */
export const SETTING_DEFAULTS = { ...SITE_DEFAULTS, ...WORD_DEFAULTS, ...PRIVATE_DEFAULTS };

/** The defaults of every setting, for the specification's site or for an owner's own. */
export function standingSettings(isOwn: boolean): SettingValues {
  if (!isOwn) return SETTING_DEFAULTS;
  const lists = { popularDestinations: NO_WORDS, regions: NO_WORDS };
  return { ...SETTING_DEFAULTS, ...OWN_SITE_DEFAULTS, ...lists };
}

/** The settings without the private ones, and without `version`, which counts saves of those too. */
export function publicSettings<Settings extends object>(settings: Settings) {
  const entries = Object.entries(settings).filter(
    ([name]) => !(name in PRIVATE_DEFAULTS) && name !== "version",
  );
  return Object.fromEntries(entries) as Omit<Settings, keyof PrivateSettings | "version">;
}

export type SettingValues = typeof SETTING_DEFAULTS;

export function words(): WordLists {
  return { ...WORD_DEFAULTS, ...(site() as Site & Partial<WordLists>) };
}

/** The private settings; in a browser, which does not get them, the defaults. */
export function privateSettings(): PrivateSettings {
  return { ...PRIVATE_DEFAULTS, ...(site() as Site & Partial<PrivateSettings>) };
}

export function isDefaultList(name: keyof WordLists) {
  return JSON.stringify(words()[name]) === JSON.stringify(WORD_DEFAULTS[name]);
}

/** The settings that differ from their defaults. */
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

/** The public filter's labels for the default kinds of places, with the kinds that each finds. */
const filterLabels = new Map([
  ["Mountain Destination", ["Trek Place", "Adventure"]],
  ["Historical Site", ["Historical"]],
  ["Beach Location", ["Beach"]],
  ["Cultural Hub", ["Cultural"]],
  ["Natural Wonder", ["Tourist Spot"]],
  ["Coastal Destination", ["Beach"]],
]);

/** The choices of the public filter of places: its own labels, or the owner's kinds. */
export function placeFilters(): readonly string[] {
  return isDefaultList("destinationCategories")
    ? [...filterLabels.keys()]
    : words().destinationCategories;
}

/** The stored categories that a filter finds; `null` for all. */
export function storedCategories(filter: string | null): readonly string[] | null {
  return filter ? [filter, ...(filterLabels.get(filter) ?? [])] : null;
}

/**
 * The possible kinds of a place: the owner's; with the default list also the labels that older places were stored with.
 */
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

/**
 * The value of a record for which no word was given: the default one, or else the first of the owner's list, if any.
 */
export function wordOrFirst(words: readonly string[], word: string) {
  return words.includes(word) ? word : (words[0] ?? "");
}
