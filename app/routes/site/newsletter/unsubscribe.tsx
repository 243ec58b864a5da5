import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useParams } from "@remix-run/react";
import { mailLinkMeta } from "~/components/site/newsletter/mail-link-meta";
import {
  MailLinkError,
  MailLinkPage,
  UnknownMailLink,
} from "~/components/site/newsletter/mail-link-page";
import { readForm } from "~/forms/form.server";
import { mailForgotten, mailLinkDone, PRIVATE } from "~/forms/mail/mail-link.server";
import { buttonAction } from "~/forms/not-stored.server";
import { getSubscription, unsubscribe } from "~/models/mail/subscribers/subscription.server";

const UNKNOWN = "This unsubscribe link is not known. Use the one in the latest letter you got.";

export const meta = mailLinkMeta("Unsubscribe", "Stop the weekly letter.");

export { mailLinkHeaders as headers } from "~/forms/mail/mail-link.server";

/** Does not throw for an unknown link, as the reply to a mail program's post renders this page too. */
export function loader({ params }: LoaderFunctionArgs) {
  const subscription = getSubscription(params.token ?? "");
  return data(subscription, { ...PRIVATE, status: subscription ? 200 : 404 });
}

/**
 * The button below, or a mail program's own (`List-Unsubscribe=One-Click`). The latter follows no redirect and may
 * repeat, so it always gets 200: a deleted address receives no mail either.
 */
export const action = buttonAction(async ({ params, request }) => {
  const form = await readForm(request);
  const outcome = unsubscribe(params.token ?? "");
  if (form.get("List-Unsubscribe") === "One-Click") return data(null, { ...PRIVATE, status: 200 });
  if (outcome === "forgotten") return mailForgotten();
  return mailLinkDone(outcome !== null, request);
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Unsubscribe() {
  const subscription = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  if (!subscription) return <UnknownMailLink text={UNKNOWN} />;
  const { isActive } = subscription;
  return (
    <MailLinkPage
      token={token}
      isActive={isActive}
      isDone={!isActive}
      ask={{
        title: "Unsubscribe",
        description:
          "One click, and no more letters come to this address. You can subscribe again whenever you like.",
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
  return <MailLinkError text={UNKNOWN} />;
}
