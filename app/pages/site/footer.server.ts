import { listDestinationPositions } from "~/models/base/places/positions.server";
import { hasIssues } from "~/models/newsletter/issue-lists.server";
import { homeFallback } from "~/models/road/journey/journey";
import { getJourney } from "~/models/road/journey/journey.server";
import { figuresNow, hasBegun } from "~/models/road/line/figures.server";
import { beforeTheRoad } from "~/models/road/line/journey-told.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { isOwn } from "~/site";
import { words } from "~/words";
import { memoPerContent } from "~db/client.server";

/**
 * What the footer of every public page says. Before she has said where she is, its figures are those saved with the home
 * page's texts, and the fallbacks where these were never saved either.
 */
export function getFooter() {
  const content = getHomeContent();
  return {
    ...(hasIssues() && { hasIssues: true }),
    /** Whether the journey's page tells what the figures are the sum of. */
    hasSums: hasBegun(),
    footerBrandDescription: content.footerBrandDescription,
    footerInstagramUrl: content.footerInstagramUrl,
    footerYoutubeUrl: content.footerYoutubeUrl,
    footerTwitterUrl: content.footerTwitterUrl,
    footerEmailUrl: content.footerEmailUrl,
    footerCopyright: content.footerCopyright,
    footerProgressText: content.footerProgressText,
    ...footerFigures(),
  };
}

function footerFigures() {
  const content = getHomeContent();
  const own = content.version > 0 ? content : null;
  const fallback = homeFallback();
  const figures =
    figuresNow() ??
    beforeTheRoad(getJourney(), {
      daysTraveled: own?.footerDaysTraveled ?? fallback.daysTraveled,
      statesCovered: own?.footerStatesCovered ?? fallback.statesCovered,
      distanceCovered: own?.footerDistance ?? fallback.distanceCovered,
      journeyProgress: own?.footerProgressPercentage ?? fallback.journeyProgress,
    });
  return {
    footerDaysTraveled: figures.daysTraveled,
    footerStatesCovered: figures.statesCovered,
    footerDistance: figures.distanceCovered,
    // On her own site a figure that was left at 0 is not known.
    footerProgressPercentage: isOwn() ? figures.journeyProgress || null : figures.journeyProgress,
  };
}

export type FooterContent = ReturnType<typeof getFooter>;

/** Where each popular destination of the footer leads. */
export const getPopularLinks = memoPerContent(() =>
  popularLinks(words().popularDestinations, listDestinationPositions()),
);

type Destination = { name: string; slug: string };

/** Where each popular destination leads: to the one whose slug or name begins with it, else to a search. */
export function popularLinks(labels: readonly string[], destinations: Destination[]) {
  return labels.map((label) => {
    const destination = destinations.find((one) => isNamed(one, label));
    const to = destination
      ? `/journey/${destination.slug}`
      : `/journey?${new URLSearchParams({ q: label })}`;
    return { label, to };
  });
}

/** 'Kanyakumari' is 'Kanyakumari, Tamil Nadu', but 'Goa Beaches' is not 'Goa'. */
function isNamed({ name, slug }: Destination, label: string) {
  const wanted = label.toLowerCase();
  const [town = ""] = name.toLowerCase().split(",");
  return town === wanted || slug === wanted.replaceAll(" ", "-");
}
