import { z } from "zod";
import { binKinds, searchNames } from "~/kinds";
import type { BinEntry } from "~/models/bin/bin-entries.server";
import type { Restored } from "~/models/bin/bin-refusals";
import type { search } from "~/models/find/search/search.server";
import type { ContactMessage } from "~/models/mail/messages/contact.server";
import type { Owner } from "~/models/owner/owner.server";
import type { Journey } from "~/models/road/journey/journey.server";
import type { getJourneyStats } from "~/models/road/line/journey-record.server";
import { homeContentDefaults, homeContentInput } from "~/models/texts/home-content";
import type { HomeContent } from "~/models/texts/home-content.server";
import { settingGroups } from "~/models/texts/settings";
import type { Settings } from "~/models/texts/settings.server";
import type { getAdminStats } from "~/pages/site/admin-stats.server";
import { areaKinds } from "~/site";
import { moveRules, pagePlaces } from "~/vocabulary";
import { type PrivateSettings, SETTING_DEFAULTS } from "~/words";
import {
  type Answers,
  amount,
  answersTo,
  flag,
  instant,
  percent,
  position,
  revision,
  text,
  texts,
  updateAddresses,
} from "./parts";

/** The single records of the site, its figures, its visitors' messages, and the answers without a record. */

export const journeyStats = z.object({
  daysTraveled: amount,
  statesCovered: amount,
  distanceCovered: amount,
  currentLocation: text,
  currentLocationDescription: text,
  journeyProgress: percent.nullable().describe("null: nothing says how far it is to go."),
}) satisfies Answers<ReturnType<typeof getJourneyStats>>;

const day = z
  .union([z.iso.date(), z.literal("")])
  .describe("A calendar day; empty while nobody has said which.");

const NEVER_GIVEN = "null: before the first move, and never given; the pages show a fallback.";
const figure = amount.nullable().describe(NEVER_GIVEN);

export const journey = z.object({
  id: z.int(),
  ...journeyStats.shape,
  daysTraveled: figure,
  statesCovered: figure,
  distanceCovered: figure,
  currentCoordinates: position,
  nextStop: text,
  ...updateAddresses,
  version: revision.version,
  lastUpdated: instant,
}) satisfies Answers<Journey>;

export const homeContent = z.object({
  id: z.int(),
  ...answersTo(homeContentInput.omit({ version: true }), homeContentDefaults()),
  journeyStartDate: day,
  ...revision,
}) satisfies Answers<HomeContent>;

const words = z.array(text);

const publicSettings = z.object({
  ...answersTo(settingGroups.names, SETTING_DEFAULTS),
  ...answersTo(settingGroups.places, SETTING_DEFAULTS),
  journeyEndDate: day,
  areaWord: text,
  areaWordOne: text,
  areaOf: z.enum(areaKinds),
  popularDestinations: words,
  ...answersTo(settingGroups.lists, SETTING_DEFAULTS),
  ...answersTo(settingGroups.look, SETTING_DEFAULTS),
}) satisfies Answers<Omit<Settings, keyof PrivateSettings | "version">>;

const OWNERS = "The owner's alone.";

export const settings = publicSettings.extend({
  version: revision.version.optional().describe(OWNERS),
  momentsInFeed: flag.optional().describe(OWNERS),
  hereShown: z.enum(moveRules).optional().describe(OWNERS),
  hereDelayHours: amount.optional().describe(OWNERS),
  keepDaily: amount.optional().describe(OWNERS),
  keepWeekly: amount.optional().describe(OWNERS),
  keepMonthly: amount.optional().describe(OWNERS),
  skippedSteps: words.optional().describe(OWNERS),
});

export const page = z
  .looseObject({
    id: text,
    slug: text,
    title: text,
    content: text.describe("Running text: plain, or HTML as in a story."),
    place: z.enum(pagePlaces).describe("Where an own page is linked from on every page."),
    ...revision,
  })
  .describe("Beside these, the members that PageChange names, as far as this page has them.");

export const contactMessage = z.object({
  id: text,
  name: text,
  email: text,
  subject: text,
  message: text,
  isRead: flag,
  createdAt: instant,
}) satisfies Answers<ContactMessage>;

export const adminStats = z.object({
  totalPosts: amount,
  totalDestinations: amount,
  totalGalleryItems: amount,
  totalSubscribers: amount,
  unreadMessages: amount,
}) satisfies Answers<ReturnType<typeof getAdminStats>>;

const ofWhat = {
  kind: z.enum(binKinds),
  recordId: text.describe("The id that the record had, and has again once it is restored."),
  title: text,
};

export const binEntry = z.object({
  id: text,
  ...ofWhat,
  deletedAt: instant,
  expiresAt: instant.describe("When it is deleted for good."),
}) satisfies Answers<BinEntry>;

export const restored = z.object({
  ...ofWhat,
  path: text.describe("Where the owner edits it."),
}) satisfies Answers<Restored>;

export const searchResults = z.object({
  total: amount.describe("How many there are in all."),
  results: z.array(
    z.object({
      kind: z.enum(searchNames),
      title: text,
      path: text.describe("Where the site shows it."),
      snippet: text.describe("Plain text; the found words stand between U+2068 and U+2069."),
    }),
  ),
}) satisfies Answers<Omit<ReturnType<typeof search>, "counts">>;

export const user = z.object({ id: text, username: text }) satisfies Answers<Owner>;

export const done = z.object({ message: text });

export const failure = z.object({
  message: text,
  errors: z.record(text, texts).optional().describe("Messages under the names of their fields."),
});

export const conflict = z.object({
  message: text,
  version: z.int().describe("The version that the record has now."),
});

export const description = z.looseObject({
  openapi: text,
  info: z.looseObject({ title: text }),
  paths: z.record(text, z.unknown()),
});
