import { useLocation } from "@remix-run/react";
import { JourneyLost } from "~/components/journey-line/journey-ornament";
import { RelatedLinks } from "~/components/site/related-links";
import { ButtonLink } from "~/components/ui/buttons/button";
import { PageHeader } from "~/components/ui/section";

/** The page for an address that does not exist. */
export function NoSuchPage() {
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
        <JourneyLost />
      </PageHeader>
      <RelatedLinks current={pathname} related={false} />
    </>
  );
}
