import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { JourneyOnDay } from "~/components/site/days/journey-on-day";
import { DestinationList } from "~/components/site/journey/destination-list";
import { JourneyContents } from "~/components/site/journey/journey-contents";
import { JourneyOverview } from "~/components/site/journey/journey-overview";
import { RegionalDestinations } from "~/components/site/journey/regional-destinations";
import { TravelTips } from "~/components/site/journey/travel-tips";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { dayTitle } from "~/models/days/days";
import { journeyOnDay } from "~/models/days/journey-on-day.server";
import { getJourneyOverview } from "~/models/journey/journey.server";
import { destinationCards } from "~/models/listings/cards.server";
import { readListing } from "~/models/lists/listing";
import { journeyMap } from "~/models/pages/journey-map.server";
import { journeyTexts } from "~/models/pages/journey-texts.server";
import { THE_JOURNEY } from "~/models/share-pictures/share-picture";
import { shareAddress } from "~/models/share-pictures/share-picture.server";
import { publicDestinations } from "~/models/site/public-lists.server";
import { keepsPageData } from "~/utils/browser/keeps-page-data";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageNumber } from "~/utils/page-number";
import { pageOfList } from "~/utils/page-of-list";
import { noSuchPage } from "~/visitor-page.server";
import { placeFilters, words } from "~/words";

const NO_SUCH_DAY = {
  title: "No such day",
  text: "It is before the journey began, or still to come.",
  wayOn: "To the journey as it is now",
};

export const meta: MetaFunction<typeof loader> = ({ matches, data, location }) =>
  pageMeta(matches, {
    ...(data?.day
      ? { title: dayTitle(data.day.day), path: "/journey", noindex: true }
      : pageOfList("Journey", "/journey", location.search, data?.listing.page)),
    description: data?.lead ?? "",
    sharePicture: data?.sharePicture,
    breadcrumbs: [{ name: "Journey", path: "/journey" }],
  });

export { daysLinks as links } from "~/styles/days-links";

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const on = params.get("on");
  if (on) return showDay(on);
  const choices = { categories: placeFilters(), regions: words().regions };
  const listing = readListing(params, choices, publicDestinations, destinationCards);
  const pinPage = pageNumber(params, "pins");
  const map = pinPage && journeyMap(pinPage);
  if (!listing || !map) throw noSuchPage();
  return {
    day: null,
    ...journeyTexts(),
    journey: getJourneyOverview(),
    map,
    listing,
    sharePicture: shareAddress(THE_JOURNEY),
  };
}

/** The journey as it was on a day; one that it has not had is not there. */
function showDay(on: string) {
  const day = journeyOnDay(on);
  if (!day) throw noSuchPage();
  return { day, lead: journeyTexts().lead, sharePicture: shareAddress(THE_JOURNEY) };
}

export { keepsPageData as shouldRevalidate };

export default function Journey() {
  const page = useLoaderData<typeof loader>();
  if (page.day) return <JourneyOnDay day={page.day} />;
  const { lead, regional, tips, journey, map, listing } = page;
  return (
    <>
      <PageHeader title="The Journey" description={lead}>
        <JourneyContents />
      </PageHeader>
      <JourneyOverview journey={journey} map={map} />
      <SectionBoundary name="Destinations">
        <DestinationList listing={listing} />
      </SectionBoundary>
      <RegionalDestinations texts={regional} />
      <TravelTips tips={tips} />
      <RelatedLinks current="/journey" />
    </>
  );
}

export function ErrorBoundary() {
  const isOnDay = new URLSearchParams(useLocation().search).has("on");
  return (
    <ListFailure path="/journey" words={isOnDay ? NO_SUCH_DAY : undefined}>
      <PageError
        title="Unable to Load Journey"
        text="There was an error loading the journey page. Please try refreshing or check your connection."
      >
        <RefreshLink />
      </PageError>
    </ListFailure>
  );
}
