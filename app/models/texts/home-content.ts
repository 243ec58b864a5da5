import { z } from "zod";
import { fileAddress, mailAddress, webAddress } from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  count,
  dayIfAny,
  oneLine,
  text,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { isOwn, site } from "~/site";

const title = (label: string) => oneLine(label).nullish();
const line = (label: string) => oneLine(label, LIMITS.caption).nullish();
const paragraph = (label: string) => text(label, LIMITS.text).nullish();

/** The home page's and the footer's texts; absent fields stay, `null` brings the default back. */
export const homeContentInput = z.object({
  heroTitle: title("Hero title"),
  heroSubtitle: paragraph("Hero subtitle"),
  heroBackgroundImage: fileAddress("Hero background image").nullish(),
  exploreButtonText: line("Explore button text"),
  diariesButtonText: line("Diaries button text"),
  mapSectionTitle: title("Map section title"),
  mapSectionDescription: paragraph("Map section description"),
  storiesSectionTitle: title("Stories section title"),
  storiesSectionDescription: paragraph("Stories section description"),
  guidesSectionTitle: title("Guides section title"),
  guidesSectionDescription: paragraph("Guides section description"),
  gallerySectionTitle: title("Gallery section title"),
  gallerySectionDescription: paragraph("Gallery section description"),
  newsletterTitle: title("Newsletter title"),
  newsletterDescription: paragraph("Newsletter description"),
  journeyStartDate: dayIfAny("Journey start date"),
  journeyStartLocation: line("Journey start location"),
  journeyStartDescription: paragraph("Journey start description"),
  finalDestination: line("Final destination"),
  finalDestinationDescription: paragraph("Final destination description"),
  newsletterSubscribersCount: count("Subscribers count").nullish(),
  weeklyStoriesCount: count("Weekly stories count").nullish(),
  readRate: whole("Read rate", 0, 100).nullish(),
  footerDaysTraveled: count("Footer days traveled").nullish(),
  footerStatesCovered: count("Footer states covered").nullish(),
  footerDistance: count("Footer distance").nullish(),
  footerProgressPercentage: whole("Footer progress", 0, 100).nullish(),
  footerProgressText: line("Footer progress text"),
  footerBrandDescription: paragraph("Footer brand description"),
  footerInstagramUrl: webAddress("Footer Instagram URL").nullish(),
  footerYoutubeUrl: webAddress("Footer YouTube URL").nullish(),
  footerTwitterUrl: webAddress("Footer Twitter URL").nullish(),
  footerEmailUrl: mailAddress("Footer email URL").nullish(),
  footerCopyright: line("Footer copyright"),
  version,
});

export type HomeContentInput = z.output<typeof homeContentInput>;

const SPECIFIED = {
  heroTitle: "Kashmir to\nKanyakumari",
  heroSubtitle:
    "A six-month solo journey across India, overland and mostly by slow train, from the lakes of Kashmir to the sea at Kanyakumari.",
  heroBackgroundImage: null as string | null,
  exploreButtonText: "Explore Journey",
  diariesButtonText: "Read Travel Diaries",
  mapSectionTitle: "Live Journey Map",
  mapSectionDescription: "Where I am now, where I have been, and what lies ahead.",
  storiesSectionTitle: "Featured Stories",
  storiesSectionDescription: "Letters written on the road, one town at a time.",
  guidesSectionTitle: "Travel Guides",
  guidesSectionDescription: "Places I know well enough to send a friend to.",
  gallerySectionTitle: "Photo Gallery",
  gallerySectionDescription: "Pictures from the way south.",
  newsletterTitle: "Join the Journey",
  newsletterDescription: "Weekly updates from the road, every Sunday, straight to your inbox.",
  newsletterSubscribersCount: 342,
  weeklyStoriesCount: 24,
  readRate: 95,
  journeyStartDate: "2025-08-01",
  journeyStartLocation: "Srinagar, Kashmir",
  journeyStartDescription: "Where the road begins, on the shore of Dal Lake.",
  finalDestination: "Kanyakumari, Tamil Nadu",
  finalDestinationDescription: "Where the land ends and three seas meet.",
  footerBrandDescription:
    "One traveller, one backpack, six months overland from Kashmir to Kanyakumari.",
  footerInstagramUrl: null as string | null,
  footerYoutubeUrl: null as string | null,
  footerTwitterUrl: null as string | null,
  footerEmailUrl: null as string | null,
  footerCopyright: "© 2025 Kashmir to Kanyakumari. All rights reserved.",
  footerDaysTraveled: 78,
  footerStatesCovered: 12,
  footerDistance: 4860,
  footerProgressPercentage: 65,
  footerProgressText: "Journey progress",
};

/** The default texts on the owner's own site; figures of 0 are not shown. */
function ownDefaults(): typeof SPECIFIED {
  const { siteName } = site();
  return {
    ...SPECIFIED,
    heroTitle: siteName,
    heroSubtitle: "",
    mapSectionDescription: "",
    storiesSectionDescription: "",
    guidesSectionDescription: "",
    gallerySectionDescription: "",
    newsletterDescription: "Letters from the road, straight to your inbox.",
    newsletterSubscribersCount: 0,
    weeklyStoriesCount: 0,
    readRate: 0,
    journeyStartDate: "",
    journeyStartLocation: "",
    journeyStartDescription: "",
    finalDestination: "",
    finalDestinationDescription: "",
    footerBrandDescription: "",
    footerCopyright: `© ${siteName}. All rights reserved.`,
    footerDaysTraveled: 0,
    footerStatesCovered: 0,
    footerDistance: 0,
    footerProgressPercentage: 0,
  };
}

/** What the home page and the footer say until the owner writes her own. */
export function homeContentDefaults() {
  return isOwn() ? ownDefaults() : SPECIFIED;
}
