import type { MetaFunction } from "@remix-run/react";
import { JourneyGap } from "~/components/site/offline/journey-gap";
import { MissingPage } from "~/components/site/offline/missing-page";
import { OnThisDevice } from "~/components/site/offline/on-this-device";
import { WaitingNote } from "~/components/site/offline/waiting-note";
import { Container, PageHeader } from "~/components/ui/section";
import { pageTitle } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

const DESCRIPTION =
  "Between two stations there is often no signal. What you have read opens all the same, and so does what you chose to keep.";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: pageTitle("Read offline"),
    description: DESCRIPTION,
    path: "/offline",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

/** What opens without a network; also shown in place of a page that does not. */
export default function Offline() {
  return (
    <>
      <PageHeader title="Read offline" description={DESCRIPTION}>
        <MissingPage />
        <WaitingNote kind="contact" />
        <WaitingNote kind="newsletter" />
        <JourneyGap className="mt-10 w-full max-w-4xl" />
      </PageHeader>
      <Container className="pb-section">
        <p className="max-w-measure js:hidden">
          Pages are kept by a script, and this browser runs none. Every page can be read here as
          long as there is a network; to take a letter along, save it from the browser’s menu.
        </p>
        <OnThisDevice />
      </Container>
    </>
  );
}
