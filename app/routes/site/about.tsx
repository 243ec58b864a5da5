import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { ContactSection } from "~/components/site/about/contact-section";
import { Introduction } from "~/components/site/about/introduction";
import { WayOfTravelling } from "~/components/site/about/way-of-travelling";
import { ContactForm } from "~/components/site/forms/contact-form";
import { RelatedLinks } from "~/components/site/related-links";
import { offlineAction } from "~/forms/offline-action";
import { visitorAction } from "~/forms/visitor-form.server";
import { MESSAGE_SENT, TRY_LATER } from "~/models/base/records/visitor-words";
import { contactInput } from "~/models/mail/messages/contact";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { consumeMessageTurn } from "~/models/mail/messages/inbox-room.server";
import { aboutPage, traveller } from "~/pages/about-page.server";
import { isOwn, site } from "~/site";
import { absoluteUrl, pageMeta } from "~/utils/markup/meta";

function description() {
  return `${site().travellerName}, ${site().travellerKind}. Who writes here, how the journey is made, and how to get in touch.`;
}

function portraitOf(data: Awaited<ReturnType<typeof loader>> | undefined) {
  return data?.page.portrait?.src ?? (isOwn() ? null : "/images/portrait-800.jpg");
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: `${data?.page.title ?? "About"} - ${site().travellerKind}`,
    description: description(),
    path: "/about",
    image: portraitOf(data),
    breadcrumbs: [{ name: "About", path: "/about" }],
    structured: [
      {
        "@type": "Person",
        name: site().travellerName,
        jobTitle: "Travel blogger",
        description: description(),
        url: absoluteUrl(matches, "/about"),
        image: absoluteUrl(matches, portraitOf(data) ?? "/icons/share.png"),
        sameAs: data?.profiles ?? [],
      },
    ],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return { page: aboutPage(), ...traveller() };
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
  const { page, email, journey, journeyProgress } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Introduction
        page={page}
        journeyProgress={journeyProgress}
        contactHref={email ?? "#contact"}
      />
      <WayOfTravelling page={page} />
      <ContactSection
        lead={page.contactLead}
        email={email}
        questions={page.questions}
        cards={page.contactCards}
        {...journey}
      >
        <ContactForm result={answer?.result} />
      </ContactSection>
      <RelatedLinks current="/about" />
    </>
  );
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";
