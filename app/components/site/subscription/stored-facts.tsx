import type { ReactNode } from "react";
import {
  cadenceLabels,
  type SubscriberSource,
  type SubscriberState,
} from "~/models/mail/subscribers/subscriber";
import type { SubscriberReport } from "~/models/mail/subscribers/subscriber-report.server";
import { formatDate, formatMoment } from "~/utils/words/dates";

type StoredSubscriber = SubscriberReport["subscriber"];

const stateWords: Record<SubscriberState, string> = {
  waiting: "Waiting to be confirmed",
  subscribed: "Subscribed",
  paused: "Subscribed, with a pause",
  left: "Unsubscribed",
  stopped: "Stopped",
};

const sourceWords: Record<SubscriberSource, string> = {
  form: "By the form on this site",
  owner: "Put in by the owner of the site",
  import: "From a list that the owner of the site brought",
};

/** Formats a time: for the owner in two zones, for a reader in the site's. */
type ShowTime = (date: Date) => ReactNode;
type Words = (kept: StoredSubscriber, showTime: ShowTime) => ReactNode;

/** The text about each stored value; empty values are left out. */
const facts: { [Key in keyof StoredSubscriber]: [label: string, words: Words] } = {
  email: ["Address", ({ email }) => email],
  state: ["State", ({ state }) => stateWords[state]],
  subscribedAt: ["Since", ({ subscribedAt }, showTime) => showTime(subscribedAt)],
  endedAt: ["Ended", ({ endedAt }, showTime) => endedAt && showTime(endedAt)],
  stopReason: ["Why it was stopped", ({ stopReason }) => stopReason],
  source: ["How it came on the list", ({ source }) => sourceWords[source]],
  consent: ["Consent, in the owner's words", ({ consent }) => consent],
  cadence: ["How often", ({ cadence }) => cadenceLabels[cadence]],
  pausedUntil: ["No mail until", ({ pausedUntil }) => pausedUntil && formatDate(pausedUntil)],
  askedAt: ["Last entered at the form", ({ askedAt }, showTime) => askedAt && showTime(askedAt)],
  mailedAt: ["Last mail for that", ({ mailedAt }, showTime) => mailedAt && showTime(mailedAt)],
  confirmUntil: [
    "The link to confirm works until",
    ({ confirmUntil }, showTime) => confirmUntil && showTime(confirmUntil),
  ],
  softBounces: [
    "Mails that came back, in a row",
    ({ softBounces }) => (softBounces > 0 ? String(softBounces) : null),
  ],
};

const mailStates = { waiting: "waiting to go out", sent: "sent", refused: "not delivered" };

type Props = { report: SubscriberReport; showTime?: ShowTime };

/** Everything stored about a subscriber, in words. */
export function StoredFacts({ report, showTime = formatMoment }: Props) {
  const { subscriber, mails } = report;
  return (
    <>
      <dl className="divide-y divide-line border-y border-line">
        {Object.entries(facts).map(([key, [label, words]]) => {
          const text = words(subscriber, showTime);
          return text && <Fact key={key} label={label} text={text} />;
        })}
      </dl>
      <h3 className="mt-8 text-xl">Mails of the last 30 days</h3>
      {mails.length === 0 && <p className="mt-2 text-muted">None.</p>}
      <ul className="mt-2 grid gap-3">
        {mails.map(({ subject, state, createdAt, triedAt, response }) => (
          <li key={`${createdAt.getTime()} ${subject}`}>
            <p className="font-medium wrap-anywhere">{subject}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {showTime(triedAt ?? createdAt)} · {mailStates[state]}
              {response && ` · the mail server said: ${response}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ label, text }: { label: string; text: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{text}</dd>
    </div>
  );
}
