import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { MailLinkPage, UnknownMailLink } from "~/components/site/newsletter/mail-link-page";
import { mailLinkDone, showMailLink } from "~/forms/mail-link.server";
import { buttonAction } from "~/forms/not-stored.server";
import { confirmSubscription, getConfirmation } from "~/models/newsletter.server";
import { SITE_NAME } from "~/site";
import { pageMeta } from "~/utils/meta";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Confirm – ${SITE_NAME}`,
    description: "Confirm your subscription to the weekly letter.",
    path: "/newsletter",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  return showMailLink(getConfirmation(params.token ?? ""));
}

export const action = buttonAction(async ({ params, request }: ActionFunctionArgs) =>
  mailLinkDone(confirmSubscription(params.token ?? ""), request),
);

export { keepPage as clientAction } from "~/forms/unanswered";

export default function ConfirmSubscription() {
  const { isActive } = useLoaderData<typeof loader>();
  return (
    <MailLinkPage
      isDone={isActive}
      ask={{
        title: "Confirm your subscription",
        description:
          "One click, and the address where you found this link is on the list for the weekly letter.",
        label: "Subscribe",
        pendingLabel: "Subscribing...",
      }}
      done={{
        title: "You are subscribed",
        description:
          "Your address is on the list for the weekly letter. Each letter has a link to unsubscribe.",
        posts: "Read the letters so far",
      }}
    />
  );
}

export function ErrorBoundary() {
  return (
    <UnknownMailLink text="This link is not known, or its seven days are over. Enter your address again, and a new one comes by mail." />
  );
}
