import { data } from "@remix-run/node";
import { type MetaFunction, useLocation } from "@remix-run/react";
import { JourneyLost } from "~/components/journey-line/journey-ornament";
import { RelatedLinks } from "~/components/site/related-links";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/section";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta(matches, {
    title: "404 Page Not Found",
    description: "There is no page at this address.",
    path: location.pathname,
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

export default function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title="404 Page Not Found"
        description="The line wandered off here. The page was moved, or it never was on the route."
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/">Back to the start</ButtonLink>
          <ButtonLink to="/journey" kind="secondary">
            See the route
          </ButtonLink>
          <ButtonLink to="/search" kind="secondary">
            Search the site
          </ButtonLink>
        </div>
        <JourneyLost className="mt-10" />
      </PageHeader>
      <RelatedLinks current={pathname} related={false} />
    </>
  );
}
