import type { ComponentProps } from "react";
import { RowForm } from "~/components/admin/lists/row-form";
import { StoredFacts } from "~/components/site/subscription/stored-facts";
import { SubscriptionForm } from "~/components/site/subscription/subscription-form";
import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { ASK_TO_CONFIRM, INTENT, RESUME_MAIL, STOP_MAIL } from "~/forms/intents";
import { STOPPED_BY_OWNER } from "~/models/mail/subscribers/subscriber";
import type { SubscriberReport } from "~/models/mail/subscribers/subscriber-report.server";

type Props = {
  report: SubscriberReport;
  sendsMail: boolean;
} & Pick<ComponentProps<typeof SubscriptionForm>, "bounds" | "result">;

/** What is stored about a subscriber, and what the owner can do. */
export function SubscriberDetail({ report, sendsMail, bounds, result }: Props) {
  const { subscriber } = report;
  const isOver = subscriber.state === "left" || subscriber.state === "stopped";
  return (
    <div className="grid gap-8 pb-6">
      {!isOver && <SubscriptionForm result={result} subscriber={subscriber} bounds={bounds} />}
      <Steps subscriber={subscriber} sendsMail={sendsMail} />
      <section aria-label="What is stored">
        <StoredFacts report={report} showTime={(date) => <Moment at={date} />} />
      </section>
    </div>
  );
}

type StepsProps = { subscriber: SubscriberReport["subscriber"]; sendsMail: boolean };

/** Those who left can only come back by themselves; those whom the mail server stopped, by confirming again. */
function Steps({ subscriber: { state, stopReason }, sendsMail }: StepsProps) {
  switch (state) {
    case "subscribed":
    case "paused":
      return <Step intent={STOP_MAIL} label="Stop" text="No more mail, until you take it back." />;
    case "waiting":
      return sendsMail && <Step intent={ASK_TO_CONFIRM} label="Ask again" text={ONCE_A_DAY} />;
    case "stopped":
      if (stopReason === STOPPED_BY_OWNER) {
        return <Step intent={RESUME_MAIL} label="Resume" text="Mail goes to this address again." />;
      }
      return sendsMail && <Step intent={ASK_TO_CONFIRM} label="Ask to confirm" text={ONCE_A_DAY} />;
    case "left":
      return <p className="text-muted">They alone can come back, by the form on the site.</p>;
  }
}

const ONCE_A_DAY = "A mail with the link to confirm goes to the address, one in a day at most.";

function Step({ intent, label, text }: { intent: string; label: string; text: string }) {
  return (
    <RowForm className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button name={INTENT} value={intent} kind={intent === STOP_MAIL ? "danger" : "secondary"}>
        {label}
      </Button>
      <span className="text-muted">{text}</span>
    </RowForm>
  );
}
