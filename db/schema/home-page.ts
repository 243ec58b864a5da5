import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { onlyRow, revision } from "../columns";

export const homePageContent = sqliteTable(
  "home_page_content",
  {
    id: onlyRow(),
    heroTitle: text().notNull(),
    heroSubtitle: text().notNull(),
    heroBackgroundImage: text(),
    exploreButtonText: text().notNull(),
    diariesButtonText: text().notNull(),
    mapSectionTitle: text().notNull(),
    mapSectionDescription: text().notNull(),
    storiesSectionTitle: text().notNull(),
    storiesSectionDescription: text().notNull(),
    guidesSectionTitle: text().notNull(),
    guidesSectionDescription: text().notNull(),
    gallerySectionTitle: text().notNull(),
    gallerySectionDescription: text().notNull(),
    newsletterTitle: text().notNull(),
    newsletterDescription: text().notNull(),
    newsletterSubscribersCount: integer().notNull(),
    weeklyStoriesCount: integer().notNull(),
    readRate: integer().notNull(),
    /** A calendar day, `YYYY-MM-DD`. */
    journeyStartDate: text().notNull(),
    journeyStartLocation: text().notNull(),
    journeyStartDescription: text().notNull(),
    finalDestination: text().notNull(),
    finalDestinationDescription: text().notNull(),
    footerBrandDescription: text().notNull(),
    footerInstagramUrl: text(),
    footerYoutubeUrl: text(),
    footerTwitterUrl: text(),
    footerEmailUrl: text(),
    footerCopyright: text().notNull(),
    footerDaysTraveled: integer().notNull(),
    footerStatesCovered: integer().notNull(),
    footerDistance: integer().notNull(),
    footerProgressPercentage: integer().notNull(),
    footerProgressText: text().notNull(),
    ...revision(),
  },
  (t) => [
    check("home_page_content_only_row", sql`${t.id} = 1`),
    check(
      "home_page_content_percent",
      sql`${t.readRate} between 0 and 100 and ${t.footerProgressPercentage} between 0 and 100`,
    ),
  ],
);
