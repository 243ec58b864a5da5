import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DestinationList } from "~/components/site/journey/destination-list";
import { JourneyContents } from "~/components/site/journey/journey-contents";
import { JourneyOverview } from "~/components/site/journey/journey-overview";
import { RegionalDestinations } from "~/components/site/journey/regional-destinations";
import { TravelTips } from "~/components/site/journey/travel-tips";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { destinationCards } from "~/models/cards.server";
import { listDestinations } from "~/models/destination-lists.server";
import { getJourneyOverview } from "~/models/journey.server";
import { journeyMap } from "~/models/journey-map.server";
import { SITE_NAME } from "~/site";
import { keepsPageData } from "~/utils/keeps-page-data";
import { pageMeta } from "~/utils/meta";
import { pageNumber } from "~/utils/page-number";
import { publicHeaders } from "~/utils/public-headers";

const DESCRIPTION =
  "Six months overland from Kashmir to Kanyakumari, stop by stop: where I am, what each place costs, and when to go.";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: `Journey – ${SITE_NAME}`,
    description: DESCRIPTION,
    path: "/journey",
    breadcrumbs: [{ name: "Journey", path: "/journey" }],
  });

export { keepsPageData as shouldRevalidate, publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const pinPage = pageNumber(new URL(request.url).searchParams, "pins");
  const map = pinPage && journeyMap(pinPage);
  if (!map) throw data(null, { status: 404 });
  const destinations = listDestinations("public");
  return {
    journey: getJourneyOverview(),
    map,
    destinations: destinationCards(destinations),
  };
}

export default function Journey() {
  const { journey, map, destinations } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="The Journey" description={DESCRIPTION}>
        <JourneyContents />
      </PageHeader>
      <JourneyOverview journey={journey} map={map} />
      <SectionBoundary name="Destinations">
        <DestinationList destinations={destinations} />
      </SectionBoundary>
      <RegionalDestinations />
      <TravelTips />
      <RelatedLinks current="/journey" />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageError
      title="Unable to Load Journey"
      text="There was an error loading the journey page. Please try refreshing or check your connection."
    >
      <RefreshLink />
    </PageError>
  );
}
