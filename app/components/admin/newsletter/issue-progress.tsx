import { Button } from "~/components/ui/button";
import type { NewsletterDesk } from "~/models/newsletter/issue-desk.server";
import { TRY_REFUSED } from "~/models/newsletter/issue-intents";
import { grouped } from "~/utils/counted";
import { formatMoment } from "~/utils/dates";
import { RowForm } from "../row-form";

type Props = { id: string; progress: NewsletterDesk["underWay"][number]["progress"] };

/** How many have an issue, how many wait for it, and whom the mail server refused, in its own words. */
export function IssueProgress({ id, progress }: Props) {
  const { sent, waiting, refused, failures } = progress;
  const total = sent + waiting + refused;
  return (
    <div className="grid gap-3">
      <progress
        value={sent + refused}
        max={Math.max(1, total)}
        aria-label="Mails that are done with"
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-sm text-muted tabular-nums">
        {grouped(sent)} of {grouped(total)} sent · {grouped(waiting)} waiting · {grouped(refused)}{" "}
        refused
      </p>
      {failures.length > 0 && (
        <details className="min-w-0 rounded-control border border-line">
          <summary className="flex min-h-touch items-center px-3 text-sm font-medium">
            What the mail server said
          </summary>
          <ul className="divide-y divide-line border-t border-line text-sm">
            {failures.map(({ recipient, response, triedAt }) => (
              <li key={recipient} className="p-3 wrap-anywhere">
                <span className="font-medium">{recipient}</span>
                {triedAt && <span className="text-muted"> · {formatMoment(triedAt)}</span>}
                <span className="block text-muted">{response}</span>
              </li>
            ))}
          </ul>
          <RowForm id={id} className="p-3">
            <Button name="intent" value={TRY_REFUSED} kind="secondary" className="text-sm">
              Try the refused again
            </Button>
          </RowForm>
        </details>
      )}
    </div>
  );
}
