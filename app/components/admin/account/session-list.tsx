import { RowForm, useIsAtWork } from "~/components/admin/lists/row-form";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/buttons/button";
import { countedInWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { END_OTHERS, END_SESSION, INTENT } from "~/forms/intents";
import type { OpenSessions } from "~/models/owner/session.server";
import { timeAgo } from "~/utils/words/dates";

/** The open sessions, this one first; each other one has a button that ends it. */
export function SessionList({ sessions: { shown, more } }: { sessions: OpenSessions }) {
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {more > 0 && (
        <p className="text-muted">And {countedInWords(more, "more", "more")}, seen earlier.</p>
      )}
      {shown.length > 1 && <EndOthers />}
    </div>
  );
}

type Session = OpenSessions["shown"][number];

function SessionRow({ session }: { session: Session }) {
  const { id, device, network, createdAt, lastSeenAt, isThis } = session;
  const isAtWork = useIsAtWork(id, END_SESSION);
  const name = device ?? "An earlier sign-in";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 sm:p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
          {name}
          {isThis && <Badge tone="accent">This one</Badge>}
        </p>
        <p className="text-sm text-muted tabular-nums" suppressHydrationWarning>
          Since {createdAt ? <Moment at={createdAt} /> : "before this was noted"}
          {network && `, from ${network}`}
          {lastSeenAt && !isThis && ` · last seen ${timeAgo(lastSeenAt)}`}
        </p>
      </div>
      {!isThis && (
        <RowForm id={id}>
          <Button name={INTENT} value={END_SESSION} kind="danger" className="text-sm">
            {isAtWork ? "Ending…" : "End it"}
            <span className="sr-only">
              : {name}
              {createdAt && (
                <>
                  , since <Moment at={createdAt} />
                </>
              )}
            </span>
          </Button>
        </RowForm>
      )}
    </li>
  );
}

function EndOthers() {
  const isAtWork = usePostedIntent() === END_OTHERS;
  return (
    <RowForm>
      <Button name={INTENT} value={END_OTHERS} kind="secondary">
        {isAtWork ? "Ending…" : "End all others"}
      </Button>
    </RowForm>
  );
}
