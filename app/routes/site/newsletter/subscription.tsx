import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useParams } from "@remix-run/react";
import { mailLinkMeta } from "~/components/site/newsletter/mail-link-meta";
import { MailLinkError } from "~/components/site/newsletter/mail-link-page";
import { SubscriptionForm } from "~/components/site/subscription/subscription-form";
import { SubscriptionState } from "~/components/site/subscription/subscription-state";
import { SubscriptionStored } from "~/components/site/subscription/subscription-stored";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { Container, PageHeader } from "~/components/ui/section";
import { redirectWithToast } from "~/forms/flash.server";
import { formFailure, parseForm, readForm } from "~/forms/form.server";
import { ASK_AGAIN, CHANGE, DELETE_ME, INTENT } from "~/forms/intents";
import { mailForgotten, showMailLink, unknownLink } from "~/forms/mail/mail-link.server";
import { formAction } from "~/forms/not-stored.server";
import { unknownIntent } from "~/forms/records/record-form.server";
import { pauseBounds } from "~/models/mail/subscribers/subscriber";
import { subscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import {
  changeSubscription,
  deleteSubscription,
} from "~/models/mail/subscribers/subscriber-rows.server";
import { askAgain } from "~/models/mail/subscribers/subscription.server";
import { subscriptionInput } from "~/models/mail/subscribers/subscription-input";
import { env } from "~/utils/env.server";

export const meta = mailLinkMeta(
  "Your Subscription",
  "How often letters come, what is stored about you, and how to leave.",
);

export { mailLinkHeaders as headers } from "~/forms/mail/mail-link.server";

export function loader({ params }: LoaderFunctionArgs) {
  const report = subscriberReport({ token: params.token ?? "" });
  return showMailLink(report && { report, bounds: pauseBounds(), sendsMail: env.mail !== null });
}

export const action = formAction(async ({ params, request }) => {
  const token = params.token ?? "";
  const form = await readForm(request);
  switch (form.get(INTENT)) {
    case CHANGE:
      return change(token, form);
    case ASK_AGAIN:
      return redirectWithMessage(
        askAgain(token),
        token,
        "A mail is on its way",
        "At most one comes in a day.",
      );
    case DELETE_ME:
      if (!deleteSubscription({ token })) throw unknownLink();
      return mailForgotten();
    default:
      throw unknownIntent();
  }
});

function change(token: string, form: FormData) {
  const result = parseForm(form, subscriptionInput);
  if (!result.ok) return formFailure(result.submission);
  const wasKnown = changeSubscription({ token }, result.value);
  return redirectWithMessage(wasKnown, token, "Saved", "It holds from the next letter on.");
}

function redirectWithMessage(
  wasKnown: boolean | null,
  token: string,
  title: string,
  description: string,
) {
  if (!wasKnown) throw unknownLink();
  return redirectWithToast(`/subscription/${encodeURIComponent(token)}`, { title, description });
}

export { keepPage as clientAction } from "~/forms/unanswered";

/** The reader's subscription page, linked from every mail. */
export default function Subscription() {
  const { report, bounds, sendsMail } = useLoaderData<typeof loader>();
  const { token = "" } = useParams();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title="Your subscription" description={report.subscriber.email} />
      <Container className="grid gap-14 pb-section">
        <SubscriptionState subscriber={report.subscriber} sendsMail={sendsMail} token={token}>
          <SubscriptionForm
            result={answer?.result}
            subscriber={report.subscriber}
            bounds={bounds}
          />
        </SubscriptionState>
        <SubscriptionStored report={report} token={token} />
        <DeleteSubscription />
      </Container>
    </>
  );
}

/** The button that deletes everything stored about the reader. */
function DeleteSubscription() {
  const isDeleting = usePostedIntent() === DELETE_ME;
  return (
    <section aria-labelledby="delete" className="max-w-measure">
      <h2 id="delete" className="text-section">
        Delete me
      </h2>
      <p className="mt-3 mb-5 text-muted">
        The address, its mails and all that is said above go at once, also mails that are still
        waiting. Links in former mails stop working. Messages sent through the contact form are not
        among them.
      </p>
      <Form method="post">
        <PendingFieldset isPending={useIsPosting()}>
          <Button name={INTENT} value={DELETE_ME} kind="danger">
            {isDeleting ? "Deleting…" : "Delete me now"}
          </Button>
        </PendingFieldset>
      </Form>
    </section>
  );
}

export function ErrorBoundary() {
  return (
    <MailLinkError text="This link is not known. Use the one in the latest mail you got; where you had everything deleted, there is none any more." />
  );
}
