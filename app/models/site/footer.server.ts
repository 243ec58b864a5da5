import { getHomeContent } from "~/models/home/home-content.server";
import { HOME_FALLBACK } from "~/models/journey/journey";
import { getJourney } from "~/models/journey/journey.server";
import { hasIssues } from "~/models/newsletter/issue-lists.server";
import { listDestinationPositions } from "~/models/places/positions.server";
import { popularLinks } from "~/utils/popular-links";
import { words } from "~/words";
import { memoPerContent } from "~db/client.server";

/**
 * What the footer of every public page says. Its figures are the journey record's; where that has none they are
 * those saved with the home page's texts, and the fallbacks where these were never saved either.
 */
export function getFooter() {
  const content = getHomeContent();
  const journey = getJourney();
  const own = content.version > 0 ? content : null;
  return {
    ...(hasIssues() && { hasIssues: true }),
    footerBrandDescription: content.footerBrandDescription,
    footerInstagramUrl: content.footerInstagramUrl,
    footerYoutubeUrl: content.footerYoutubeUrl,
    footerTwitterUrl: content.footerTwitterUrl,
    footerEmailUrl: content.footerEmailUrl,
    footerCopyright: content.footerCopyright,
    footerProgressText: content.footerProgressText,
    footerDaysTraveled:
      journey?.daysTraveled ?? own?.footerDaysTraveled ?? HOME_FALLBACK.daysTraveled,
    footerStatesCovered:
      journey?.statesCovered ?? own?.footerStatesCovered ?? HOME_FALLBACK.statesCovered,
    footerDistance:
      journey?.distanceCovered ?? own?.footerDistance ?? HOME_FALLBACK.distanceCovered,
    footerProgressPercentage:
      journey?.journeyProgress ?? own?.footerProgressPercentage ?? HOME_FALLBACK.journeyProgress,
  };
}

export type FooterContent = ReturnType<typeof getFooter>;

/** Where each popular destination of the footer leads. */
export const getPopularLinks = memoPerContent(() =>
  popularLinks(words().popularDestinations, listDestinationPositions()),
);
