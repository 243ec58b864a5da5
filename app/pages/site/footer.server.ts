import { listDestinationPositions } from "~/models/base/places/positions.server";
import { hasIssues } from "~/models/newsletter/issue-lists.server";
import { homeFallback } from "~/models/road/journey/journey";
import { getJourney } from "~/models/road/journey/journey.server";
import { figuresNow, hasBegun } from "~/models/road/line/figures.server";
import { beforeTheRoad } from "~/models/road/line/journey-record.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { isOwn } from "~/site";
import { words } from "~/words";
import { memoPerContent } from "~db/client.server";

/**
 * The footer of every public page. Before she has said where she is, its figures are those saved with the home page's
 * texts, else the fallbacks.
 */
export function getFooter() {
  const content = getHomeContent();
  return {
    ...(hasIssues() && { hasIssues: true }),
    /** Whether the journey's page explains the figures. */
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
    // On the owner's own site a progress of 0 counts as unknown.
    footerProgressPercentage: isOwn() ? figures.journeyProgress || null : figures.journeyProgress,
  };
}

export type FooterContent = ReturnType<typeof getFooter>;

/** Where each popular destination of the footer leads. */
export const getPopularLinks = memoPerContent(() =>
  popularLinks(words().popularDestinations, listDestinationPositions()),
);

type Destination = { name: string; slug: string };

/** The link of each popular destination: the destination whose slug or name begins like it, else a search. */
export function popularLinks(labels: readonly string[], destinations: Destination[]) {
  return labels.map((label) => {
    const destination = destinations.find((one) => isNamed(one, label));
    const to = destination
      ? `/journey/${destination.slug}`
      : `/journey?${new URLSearchParams({ q: label })}`;
    return { label, to };
  });
}

/** 'Kanyakumari' matches 'Kanyakumari, Tamil Nadu', but 'Goa Beaches' does not match 'Goa'. */
function isNamed({ name, slug }: Destination, label: string) {
  const wanted = label.toLowerCase();
  const [town = ""] = name.toLowerCase().split(",");
  return town === wanted || slug === wanted.replaceAll(" ", "-");
}
