import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import {
  dayIfAny,
  flag,
  oneLine,
  oneOfThe,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { areaKinds, typefaces } from "~/site";
import { dark, light } from "~/styles/palette";
import { firstSteps, moveRules } from "~/vocabulary";

import {
  colour,
  currency,
  language,
  line,
  lineIfAny,
  timeZone,
  words,
  wordsIfAny,
} from "./setting-schemas";

/** What the owner chooses for the whole site, in the groups of its page. */
export const settingGroups = {
  names: z.object({
    siteName: line("Site name"),
    shortName: lineIfAny("Short name", 12),
    travellerName: line("Traveller's name"),
    siteKind: line("Kind of site"),
    travellerKind: line("Kind of traveller"),
    description: line("Description", 300),
    responseTime: line("Response time"),
  }),
  places: z.object({
    language: language().nullish(),
    timeZone: timeZone().nullish(),
    currency: currency().nullish(),
    country: lineIfAny("Country"),
  }),
  journey: z.object({
    journeyEndDate: dayIfAny("Last day"),
    areaWord: line("What is counted"),
    areaWordOne: line("One of them"),
    areaOf: oneOfThe("Counted by", areaKinds).nullish(),
    popularDestinations: wordsIfAny("Popular destinations").nullish(),
    hereShown: oneOfThe("Where I am is shown", moveRules).nullish(),
    hereDelayHours: whole("Hours", 1, 240).nullish(),
    momentsInFeed: flag("Moments in the feeds").nullish(),
  }),
  lists: z.object({
    regions: wordsIfAny("Regions").nullish(),
    destinationCategories: words("Kinds of places").nullish(),
    postCategories: words("Kinds of letters").nullish(),
  }),
  look: z.object({
    accent: colour("Accent", light).nullish(),
    accentDark: colour("Accent at night", dark).nullish(),
    second: colour("Second colour", light).nullish(),
    secondDark: colour("Second colour at night", dark).nullish(),
    typefaces: oneOfThe("Typefaces", typefaces).nullish(),
    icon: oneLine("Icon", LIMITS.url).nullish(),
  }),
  backups: z.object({
    keepDaily: whole("Days", 1, 60).nullish(),
    keepWeekly: whole("Weeks", 1, 60).nullish(),
    keepMonthly: whole("Months", 1, 60).nullish(),
  }),
};

export type SettingGroup = keyof typeof settingGroups;

export function isSettingGroup(name: unknown): name is SettingGroup {
  return typeof name === "string" && Object.hasOwn(settingGroups, name);
}

/** A change of any of them: absent fields stay, `null` brings the default back. */
export const settingsInput = z.object({
  ...settingGroups.names.shape,
  ...settingGroups.places.shape,
  ...settingGroups.journey.shape,
  ...settingGroups.lists.shape,
  ...settingGroups.look.shape,
  ...settingGroups.backups.shape,
  skippedSteps: z.array(oneOfThe("Step", firstSteps)).max(firstSteps.length).nullish(),
  version,
});

export type SettingsChange = z.output<typeof settingsInput>;
