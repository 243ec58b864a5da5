import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import {
  dayIfAny,
  entered,
  flag,
  oneLine,
  oneOfThe,
  requiredText,
  text,
  tooLong,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { areaKinds, isOwn, typefaces } from "~/site";
import { dark, light, type Palette } from "~/styles/palette";
import { AA, nearestReadable, readability } from "~/utils/colours/contrast";
import { eachOnce } from "~/utils/words/entries";
import { inOneLine } from "~/utils/words/quoted";
import { trimmed } from "~/utils/words/trimmed";
import { isTimeZone } from "~/utils/words/zone";
import { firstSteps, moveRules } from "~/vocabulary";

const MAX_WORDS = 40;

/** Canonical BCP 47, such as `nb-NO`, of a language that exists. */
function language() {
  const message = "Language must be the tag of a language that exists, such as en-IN, nb or pt-BR.";
  return entered(message).transform((value, context) => {
    try {
      const locale = new Intl.Locale(trimmed(value));
      if (isKnown(locale)) return locale.toString();
    } catch {}
    context.addIssue(message);
    return z.NEVER;
  });
}

/** Whether each part of a tag has a name: a form that is right may still be no language, such as 'xx-YY'. */
function isKnown({ language, script, region }: Intl.Locale) {
  const isNamed = (type: Intl.DisplayNamesType, code?: string) =>
    code === undefined ||
    new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  return isNamed("language", language) && isNamed("script", script) && isNamed("region", region);
}

function timeZone() {
  const message = "Time zone must be the name of a zone such as Europe/Oslo or Asia/Kolkata.";
  return entered(message).overwrite(trimmed).refine(isTimeZone, message);
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** ISO 4217. */
function currency() {
  const message = "Currency must be the three letters of one, such as EUR or INR.";
  return entered(message)
    .transform((value) => trimmed(value).toUpperCase())
    .refine((code) => code === "" || currencies.has(code), message);
}

/** Words of a list that the owner's own site need not have. */
function wordsIfAny(label: string) {
  return words(label, () => (isOwn() ? 0 : 1));
}

/** Words of a list: blank ones fall away, and each stands once. */
function words(label: string, least = () => 1) {
  return z
    .array(
      entered(`${label} must be texts.`).max(LIMITS.word, tooLong(label, LIMITS.word)),
      `${label} must be a list of texts.`,
    )
    .transform((list) => eachOnce(list.map(inOneLine).filter(Boolean)))
    .refine(
      ({ length }) => length >= least() && length <= MAX_WORDS,
      `${label}: at least one and at most ${MAX_WORDS} entries.`,
    );
}

/** A text of one line: it stands in titles and in headers of mails. */
function line(label: string, max: number = LIMITS.word) {
  return requiredText(label, max).overwrite(inOneLine).nullish();
}

/** The same where the owner's own site may say nothing. */
function lineIfAny(label: string, max: number = LIMITS.word) {
  return text(label, max).overwrite(inOneLine).nullish();
}

/** A colour that can be read on the theme's grounds; a refusal names the nearest that can. */
function colour(label: string, grounds: Palette) {
  const message = `${label} must be a colour in the form #ad4e08.`;
  return entered(message)
    .transform((value) => trimmed(value).toLowerCase())
    .refine((value) => /^#[0-9a-f]{6}$/.test(value), { error: message, abort: true })
    .refine((value) => readability(value, grounds) >= AA, {
      error: ({ input }) =>
        `${label} is too faint to be read on its ground: the nearest that can be is ${nearestReadable(String(input), grounds)}.`,
    });
}

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
