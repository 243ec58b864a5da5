import type { MetaFunction } from "@remix-run/react";
import { useJourneyLine } from "~/components/journey-line/use-journey-line";
import { MissingPage } from "~/components/site/offline/missing-page";
import { OnThisDevice } from "~/components/site/offline/on-this-device";
import { WaitingNote } from "~/components/site/offline/waiting-note";
import { Container, PageHeader } from "~/components/ui/section";
import { journeyPath, pointAt } from "~/map-drawing/journey-path";
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

/** The list of pages that open without a network; also shown in place of a page that does not. */
export default function Offline() {
  return (
    <>
      <PageHeader title="Read offline" description={DESCRIPTION}>
        <MissingPage />
        <WaitingNote kind="contact" />
        <WaitingNote kind="newsletter" />
        <JourneyGap />
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

const flat = { length: 200, breadth: 16 };
const [WHEN_GONE, FOUND] = [38, 62];

/** The route's line with a gap for a stretch without a signal. */
function JourneyGap() {
  const line = useJourneyLine(flat);
  const points = [0, WHEN_GONE, FOUND, 100].map((percent) => pointAt(percent, line));
  return (
    <svg viewBox="-2 -4 204 24" aria-hidden="true" className="mt-10 w-full max-w-4xl text-accent">
      <g fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d={journeyPath(0, WHEN_GONE, line)} vectorEffect="non-scaling-stroke" />
        <path
          d={journeyPath(WHEN_GONE, FOUND, line)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="0.1 7"
        />
        <path d={journeyPath(FOUND, 100, line)} vectorEffect="non-scaling-stroke" />
      </g>
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.8" fill="currentColor" />
      ))}
    </svg>
  );
}
