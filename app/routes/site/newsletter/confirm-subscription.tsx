import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mailLinkMeta } from "~/components/site/newsletter/mail-link-meta";
import { MailLinkError, MailLinkPage } from "~/components/site/newsletter/mail-link-page";
import { CadenceChoice } from "~/components/site/subscription/cadence-choice";
import { parseForm, readForm } from "~/forms/form.server";
import { mailLinkDone, showMailLink } from "~/forms/mail/mail-link.server";
import { buttonAction } from "~/forms/not-stored.server";
import { confirmSubscription, getConfirmation } from "~/models/mail/subscribers/newsletter.server";
import { confirmationInput } from "~/models/mail/subscribers/subscription-input";

export const meta = mailLinkMeta("Confirm", "Confirm your subscription to the weekly letter.");

export { mailLinkHeaders as headers } from "~/forms/mail/mail-link.server";

export function loader({ params }: LoaderFunctionArgs) {
  return showMailLink(getConfirmation(params.token ?? ""));
}

/** Confirms a subscription, with the cadence if one was chosen; an invalid choice counts as none. */
export const action = buttonAction(async ({ params, request }) => {
  const chosen = parseForm(await readForm(request), confirmationInput);
  const cadence = chosen.ok ? chosen.value.cadence : null;
  return mailLinkDone(confirmSubscription(params.token ?? "", cadence), request);
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function ConfirmSubscription() {
  const { isActive, cadence, token } = useLoaderData<typeof loader>();
  return (
    <MailLinkPage
      token={token}
      isActive={isActive}
      isDone={isActive}
      ask={{
        title: "Confirm your subscription",
        description: "One click, and the address where you found this link is on the list.",
        label: "Subscribe",
        pendingLabel: "Subscribing...",
      }}
      done={{
        title: "You are subscribed",
        description:
          "Your address is on the list. Each letter has a link to unsubscribe, and one to change how often they come.",
        posts: "Read the letters so far",
      }}
      fields={<CadenceChoice chosen={cadence} />}
    />
  );
}

export function ErrorBoundary() {
  return (
    <MailLinkError text="This link is not known, or its seven days are over. Enter your address again, and a new one comes by mail." />
  );
}
