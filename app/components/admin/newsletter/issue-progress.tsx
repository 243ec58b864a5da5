import { Button } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { PageLinks } from "~/components/ui/page-links";
import { INTENT, TRY_REFUSED } from "~/forms/intents";
import type { IssueProgress as Progress } from "~/models/newsletter/issue-progress.server";
import { grouped } from "~/utils/words/counted";
import { RowForm } from "../lists/row-form";

type Failure = Progress["failures"]["items"][number];
type Props = { id: string; progress: Progress };

/** How many copies were sent, wait or were refused, with the mail server's responses. */
export function IssueProgress({ id, progress }: Props) {
  const { sent, waiting, refused, failures } = progress;
  const total = sent + waiting + refused;
  return (
    <div className="grid gap-3">
      <progress
        value={sent + refused}
        max={Math.max(1, total)}
        aria-label="Mails that are done with"
        className="progress-bar"
      />
      <p className="text-sm text-muted tabular-nums">
        {inWords`${grouped(sent)}`} of {inWords`${grouped(total)}`} sent ·{" "}
        {inWords`${grouped(waiting)}`} waiting · {inWords`${grouped(refused)}`} refused
      </p>
      {failures.total > 0 && (
        <details open={failures.page > 1} className="min-w-0 rounded-control border border-line">
          <summary className="flex min-h-touch items-center px-3 text-sm font-medium">
            What the mail server said
          </summary>
          <ul className="divide-y divide-line border-t border-line text-sm">
            {failures.items.map((failure) => (
              <FailureRow key={failure.recipient} {...failure} />
            ))}
          </ul>
          <div className="border-t border-line p-3 *:first:mt-0">
            <PageLinks {...failures} pathOf={(page) => `/admin/newsletter/${id}?page=${page}`} />
          </div>
          {refused > 0 && (
            <RowForm id={id} className="p-3 pt-0">
              <Button name={INTENT} value={TRY_REFUSED} kind="secondary" className="text-sm">
                Try the refused again
              </Button>
            </RowForm>
          )}
        </details>
      )}
    </div>
  );
}

function FailureRow({ recipient, state, response, triedAt, dueAt }: Failure) {
  return (
    <li className="p-3 wrap-anywhere">
      <span className="font-medium">{recipient}</span>
      {triedAt && (
        <span className="text-muted">
          {" · "}
          <Moment at={triedAt} />
        </span>
      )}
      <span className="block text-muted">{response}</span>
      {state === "waiting" && (
        <span className="block text-muted">
          Tried again <Moment at={dueAt} />.
        </span>
      )}
    </li>
  );
}
