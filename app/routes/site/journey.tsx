import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { JourneyOnDay } from "~/components/site/days/journey-on-day";
import { DestinationList } from "~/components/site/journey/destination-list";
import { JourneyContents } from "~/components/site/journey/journey-contents";
import { JourneyOverview } from "~/components/site/journey/journey-overview";
import { hasRegional, RegionalDestinations } from "~/components/site/journey/regional-destinations";
import { hasTips, TravelTips } from "~/components/site/journey/travel-tips";
import { ListFailure } from "~/components/site/lists/list-failure";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { dayTitle } from "~/pages/days/days";
import { journeyPage, journeyPageOnDay } from "~/pages/site/journey-page.server";
import { keepsPageData } from "~/utils/browser/keeps-page-data";
import { publicHeaders } from "~/utils/http/public-headers";
import { pageMeta } from "~/utils/markup/meta";
import { pageOfList } from "~/utils/page-of-list";
import { noSuchPage } from "~/visitor-page.server";

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

export { daysLinks as links } from "~/styles/pages/days-links";

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const on = params.get("on");
  const page = on ? journeyPageOnDay(on) : journeyPage(params);
  if (!page) throw noSuchPage();
  return page;
}

export { keepsPageData as shouldRevalidate };

export default function Journey() {
  const page = useLoaderData<typeof loader>();
  if (page.day) return <JourneyOnDay day={page.day} />;
  const { lead, regional, tips, journey, sums, map, listing } = page;
  return (
    <>
      <PageHeader title="The Journey" description={lead}>
        <JourneyContents
          has={{ "regional-guides": hasRegional(regional), "travel-tips": hasTips(tips) }}
        />
      </PageHeader>
      <JourneyOverview journey={journey} sums={sums} map={map} />
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
