import { changes } from "~/models/base/records/patch";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf } from "~/models/base/records/saving.server";
import { REVISION } from "~/models/base/records/shared-columns";
import { storeVersion, textFields } from "~/models/base/records/store-version.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { homePageContent } from "~db/schema/home-page";
import { HOME_CONTENT_DEFAULTS, type HomeContentInput, homeContentInput } from "./home-content";

/** What its versions hold. */
export const HOME_TEXTS = textFields(homeContentInput);

const whole = pick(
  homePageContent,
  "id",
  "heroTitle",
  "heroSubtitle",
  "heroBackgroundImage",
  "exploreButtonText",
  "diariesButtonText",
  "mapSectionTitle",
  "mapSectionDescription",
  "storiesSectionTitle",
  "storiesSectionDescription",
  "guidesSectionTitle",
  "guidesSectionDescription",
  "gallerySectionTitle",
  "gallerySectionDescription",
  "newsletterTitle",
  "newsletterDescription",
  "newsletterSubscribersCount",
  "weeklyStoriesCount",
  "readRate",
  "journeyStartDate",
  "journeyStartLocation",
  "journeyStartDescription",
  "finalDestination",
  "finalDestinationDescription",
  "footerBrandDescription",
  "footerInstagramUrl",
  "footerYoutubeUrl",
  "footerTwitterUrl",
  "footerEmailUrl",
  "footerCopyright",
  "footerDaysTraveled",
  "footerStatesCovered",
  "footerDistance",
  "footerProgressPercentage",
  "footerProgressText",
  ...REVISION,
);

const record = db.select(whole).from(homePageContent).prepare();

/** The home page's texts; the defaults until the first save, then with `version` 0. */
export function getHomeContent() {
  return (
    record.get() ?? {
      ...HOME_CONTENT_DEFAULTS,
      id: 1,
      version: 0,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    }
  );
}

export type HomeContent = ReturnType<typeof getHomeContent>;

/** What the home page says of them; the footer's come with the shell of every page. */
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

export type HomeWords = ReturnType<typeof homeWords>;

/** Saves the home page's texts; a cleared text goes back to its default. */
export function updateHomeContent({ version, ...input }: HomeContentInput): Saved<HomeContent> {
  const values = changes(input, HOME_CONTENT_DEFAULTS);
  return transact((): Saved<HomeContent> => {
    const before = getHomeContent();
    const conflict = conflictOf(before, version, values);
    if (conflict) return conflict;
    const set = { ...values, version: before.version + 1, updatedAt: new Date() };
    db.insert(homePageContent)
      .values({ ...HOME_CONTENT_DEFAULTS, ...set, id: 1 })
      .onConflictDoUpdate({ target: homePageContent.id, set })
      .run();
    const after = getHomeContent();
    storeVersion({ kind: "home", recordId: HOME_RECORD_ID }, HOME_TEXTS, before, after);
    return saved(after);
  });
}
