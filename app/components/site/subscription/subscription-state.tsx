import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { ASK_AGAIN, INTENT } from "~/forms/intents";
import type { SubscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import { formatDate } from "~/utils/words/dates";

type StoredSubscriber = SubscriberReport["subscriber"];

/** The present state in words. */
function wordsOf({ state, pausedUntil, cadence }: StoredSubscriber) {
  const often = { each: "each letter", weekly: "the weekly letter", monthly: "the monthly letter" };
  switch (state) {
    case "waiting":
      return "This address waits to be confirmed: press the button behind the other link of the mail. Until then no letter comes.";
    case "subscribed":
      return `You get ${often[cadence]}.`;
    case "paused":
      return (
        <>
          {inWords`No letter comes until ${formatDate(pausedUntil ?? "")}; `}
          {`then you get ${often[cadence]} again.`}
        </>
      );
    case "left":
      return "You have unsubscribed: no letter comes.";
    case "stopped":
      return "No letter comes: mail to this address was stopped.";
  }
}

type Props = {
  subscriber: StoredSubscriber;
  sendsMail: boolean;
  token: string;
  children: ReactNode;
};

/** Whether the reader gets mail, and the form to change that; for others a way to subscribe again. */
export function SubscriptionState({ subscriber, sendsMail, token, children }: Props) {
  const isOver = subscriber.state === "left" || subscriber.state === "stopped";
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="text-section">
        Letters
      </h2>
      <p className="mt-3 mb-6 max-w-measure text-lead text-muted">{wordsOf(subscriber)}</p>
      {isOver ? sendsMail && <WayBack /> : children}
      {!isOver && (
        <Link
          to={`/unsubscribe/${token}`}
          className="mt-4 inline-flex min-h-touch items-center font-medium text-accent underline underline-offset-4"
        >
          Unsubscribe
        </Link>
      )}
    </section>
  );
}

function WayBack() {
  return (
    <Form method="post" preventScrollReset>
      <PendingFieldset isPending={useIsPosting()} className="grid max-w-measure gap-4">
        <p>To get letters again, have a mail sent to this address and confirm it there.</p>
        <Button name={INTENT} value={ASK_AGAIN} kind="secondary" className="justify-self-start">
          Send me the mail
        </Button>
      </PendingFieldset>
    </Form>
  );
}
