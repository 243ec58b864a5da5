import { and, eq } from "drizzle-orm";
import { changes } from "~/models/base/records/patch";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf } from "~/models/base/records/saving.server";
import { columnsOf, REVISION } from "~/models/base/records/shared-columns";
import { storeVersion, textFields } from "~/models/base/records/store-version.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { homePageContent } from "~db/schema/home-page";
import { versions } from "~db/schema/versions";
import { type HomeContentInput, homeContentDefaults, homeContentInput } from "./home-content";

/** The fields that its versions hold. */
export const HOME_TEXTS = textFields(homeContentInput);

const whole = {
  id: homePageContent.id,
  ...columnsOf(homePageContent, homeContentInput.omit({ version: true })),
  ...pick(homePageContent, ...REVISION),
};

const record = db.select(whole).from(homePageContent).prepare();

/** The home page's texts; the defaults until the first save, then with `version` 0. */
export function getHomeContent() {
  return (
    record.get() ?? {
      ...homeContentDefaults(),
      id: 1,
      version: 0,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }
  );
}

export type HomeContent = ReturnType<typeof getHomeContent>;

/** The texts for the home page itself; the footer's belong to the frame of every page. */
export function homeWords(content: HomeContent) {
  return {
    ...pick(content, "heroTitle", "heroSubtitle", "exploreButtonText", "diariesButtonText"),
    ...pick(content, "mapSectionTitle", "mapSectionDescription"),
    ...pick(content, "storiesSectionTitle", "storiesSectionDescription"),
    ...pick(content, "guidesSectionTitle", "guidesSectionDescription"),
    ...pick(content, "gallerySectionTitle", "gallerySectionDescription"),
    ...pick(content, "newsletterTitle", "newsletterDescription", "weeklyStoriesCount", "readRate"),
    ...pick(content, "journeyStartDate", "journeyStartLocation", "journeyStartDescription"),
    ...pick(content, "finalDestination", "finalDestinationDescription"),
  };
}

/** Saves the home page's texts; a cleared text gets its default again. */
export function updateHomeContent({ version, ...input }: HomeContentInput): Saved<HomeContent> {
  const values = changes(input, homeContentDefaults());
  return transact((): Saved<HomeContent> => {
    const before = getHomeContent();
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const set = { ...values, version: before.version + 1, updatedAt: new Date() };
    db.insert(homePageContent)
      .values({ ...homeContentDefaults(), ...set, id: 1 })
      .onConflictDoUpdate({ target: homePageContent.id, set })
      .run();
    const after = getHomeContent();
    storeVersion({ kind: "home", recordId: HOME_RECORD_ID }, HOME_TEXTS, before, after);
    return saved(after);
  });
}

/** Resets texts that are unchanged since the first save to their defaults; a version of them is kept. */
export function resetFirstTexts() {
  const now = getHomeContent();
  const first = now.version === 1 ? now : firstTexts();
  const isLeft = (name: string) =>
    JSON.stringify(first[name as keyof typeof first]) ===
    JSON.stringify(now[name as keyof typeof now]);
  const names = Object.keys(homeContentDefaults()).filter(isLeft);
  updateHomeContent(Object.fromEntries(names.map((name) => [name, null])));
}

/** Figures have no versions. */
function firstTexts(): Record<string, unknown> {
  const { kind, recordId, number, values } = versions;
  const row = db
    .select({ values })
    .from(versions)
    .where(and(eq(kind, "home"), eq(recordId, HOME_RECORD_ID), eq(number, 1)))
    .get();
  return row ? JSON.parse(row.values) : {};
}
