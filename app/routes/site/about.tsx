import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { ContactSection } from "~/components/site/about/contact-section";
import { Introduction } from "~/components/site/about/introduction";
import { WayOfTravelling } from "~/components/site/about/way-of-travelling";
import { ContactForm } from "~/components/site/forms/contact-form";
import { RelatedLinks } from "~/components/site/related-links";
import { offlineAction } from "~/forms/offline-action";
import { visitorAction } from "~/forms/visitor-form.server";
import { getHomeContent } from "~/models/home/home-content.server";
import { JOURNEY_DEFAULTS, PAGE_FALLBACK } from "~/models/journey/journey";
import { getJourney } from "~/models/journey/journey.server";
import { contactInput } from "~/models/messages/contact";
import { sendMessage } from "~/models/messages/contact.server";
import { consumeMessageTurn } from "~/models/messages/inbox-room.server";
import { listAddedQuestions } from "~/models/questions/question.server";
import { MESSAGE_SENT, TRY_LATER } from "~/models/records/visitor-words";
import { site } from "~/site";
import { absoluteUrl, pageMeta } from "~/utils/markup/meta";
import { timeAgo } from "~/utils/words/dates";

function description() {
  return `${site().travellerName}, ${site().travellerKind}. Who writes here, how the journey is made, and how to get in touch.`;
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: `About ${site().travellerName} - ${site().travellerKind}`,
    description: description(),
    path: "/about",
    image: "/images/portrait-800.jpg",
    breadcrumbs: [{ name: "About", path: "/about" }],
    structured: [
      {
        "@type": "Person",
        name: site().travellerName,
        jobTitle: "Travel blogger",
        description: description(),
        url: absoluteUrl(matches, "/about"),
        image: absoluteUrl(matches, "/images/portrait-800.jpg"),
        sameAs: data?.profiles ?? [],
      },
    ],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  const { footerEmailUrl, footerInstagramUrl, footerYoutubeUrl, footerTwitterUrl } =
    getHomeContent();
  const journey = getJourney();
  const profiles = [footerInstagramUrl, footerYoutubeUrl, footerTwitterUrl];
  return {
    profiles: profiles.filter((profile) => profile !== null),
    email: footerEmailUrl,
    journeyProgress: journey?.journeyProgress ?? PAGE_FALLBACK.journeyProgress,
    currentLocation: journey?.currentLocation || PAGE_FALLBACK.currentLocation,
    currentLocationDescription: (journey?.currentLocation ? journey : JOURNEY_DEFAULTS)
      .currentLocationDescription,
    nextStop: journey?.nextStop ?? JOURNEY_DEFAULTS.nextStop,
    lastUpdated: journey ? timeAgo(journey.lastUpdated) : null,
    questions: listAddedQuestions(),
  };
}

export const action = visitorAction({
  takeTurn: consumeMessageTurn,
  schema: contactInput,
  keep: sendMessage,
  thanks: MESSAGE_SENT,
  backTo: () => "/about#contact",
});

export const clientAction = offlineAction(TRY_LATER);

export default function About() {
  const {
    email,
    journeyProgress,
    profiles: _profiles,
    ...journey
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Introduction journeyProgress={journeyProgress} contactHref={email ?? "#contact"} />
      <WayOfTravelling />
      <ContactSection email={email} {...journey}>
        <ContactForm result={answer?.result} />
      </ContactSection>
      <RelatedLinks current="/about" />
    </>
  );
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";
