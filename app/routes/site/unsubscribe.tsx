import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { MailLinkPage, UnknownMailLink } from "~/components/site/newsletter/mail-link-page";
import { readForm } from "~/forms/form.server";
import { mailLinkDone, PRIVATE, showMailLink } from "~/forms/mail-link.server";
import { buttonAction } from "~/forms/not-stored.server";
import { getSubscription, unsubscribe } from "~/models/newsletter.server";
import { SITE_NAME } from "~/site";
import { pageMeta } from "~/utils/meta";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: `Unsubscribe – ${SITE_NAME}`,
    description: "Stop the weekly letter.",
    path: "/newsletter",
    noindex: true,
  });

export { publicHeaders as headers } from "~/utils/public-headers";

export function loader({ params }: LoaderFunctionArgs) {
  return showMailLink(getSubscription(params.token ?? ""));
}

/** The button below, or a mail program's own (`List-Unsubscribe=One-Click`), which follows no redirect. */
export const action = buttonAction(async ({ params, request }: ActionFunctionArgs) => {
  const form = await readForm(request);
  const done = mailLinkDone(unsubscribe(params.token ?? ""), request);
  return form.get("List-Unsubscribe") === "One-Click" ? data(null, PRIVATE) : done;
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Unsubscribe() {
  const { isActive } = useLoaderData<typeof loader>();
  return (
    <MailLinkPage
      isDone={!isActive}
      ask={{
        title: "Unsubscribe",
        description:
          "One click, and the weekly letter stops. You can subscribe again whenever you like.",
        label: "Unsubscribe",
        pendingLabel: "Unsubscribing...",
      }}
      done={{
        title: "You are unsubscribed",
        description: "No more letters will come to this address. Thank you for having read some.",
        posts: "Read the letters here",
      }}
    />
  );
}

export function ErrorBoundary() {
  return (
    <UnknownMailLink text="This unsubscribe link is not known. Use the one in the latest letter you got." />
  );
}
