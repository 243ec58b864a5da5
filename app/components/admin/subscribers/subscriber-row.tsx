import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import type { pageOfSubscribers } from "~/models/mail/subscribers/subscriber-list.server";
import { SUBSCRIBERS } from "~/models/mail/subscribers/subscriber-query";
import { formatDate } from "~/utils/words/dates";
import { DeleteButton } from "../lists/delete-button";
import { InsideLink, RowActions } from "../lists/row-actions";
import { cadenceNames, sourceNames, stateNames } from "./subscriber-words";

type Subscriber = NonNullable<ReturnType<typeof pageOfSubscribers>>["items"][number];

const tones = {
  waiting: "plain",
  subscribed: "monsoon",
  paused: "accent",
  left: "plain",
  stopped: "danger",
} as const;

/** An address of the list with its state, and the mail server's response if that stopped it. */
export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { id, email, state, cadence, source, subscribedAt, pausedUntil, stopReason } = subscriber;
  return (
    <li className="grid gap-x-4 gap-y-1 p-3 sm:p-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{email}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tones[state]}>{stateNames[state]}</Badge>
          <span>
            {cadenceNames[cadence]} · {sourceNames[source]} · {inWords`${formatDate(subscribedAt)}`}
            {state === "paused" && pausedUntil && ` · until ${formatDate(pausedUntil)}`}
          </span>
        </p>
        {state === "stopped" && (
          <p className="mt-1 max-w-measure text-sm wrap-anywhere text-danger">{stopReason}</p>
        )}
      </div>
      <RowActions>
        <InsideLink to={`${SUBSCRIBERS}/${id}`} label={`Open ${email}`} />
        <DeleteButton
          id={id}
          name={email}
          verb="Remove"
          question="Remove this address for good, with all that is kept about it?"
        />
      </RowActions>
    </li>
  );
}
