import { useEffect, useRef } from "react";
import { DeleteButton } from "~/components/admin/lists/delete-button";
import { RowForm, useIsAtWork } from "~/components/admin/lists/row-form";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/buttons/button";
import { countedInWords, inWords } from "~/components/ui/in-words";
import { INTENT, RESTORE } from "~/forms/intents";
import { kinds } from "~/kinds";
import type { BinEntry } from "~/models/bin/bin-entries.server";
import { formatDate } from "~/utils/words/dates";

type Props = BinEntry & { days: number };

/** Why something could not be restored; the focus goes here, because its row may be far below. */
export function BinProblem({ reply }: { reply: { problem: string } }) {
  const words = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again, it is shown again.
  useEffect(() => words.current?.focus(), [reply]);
  return (
    <p
      ref={words}
      role="alert"
      tabIndex={-1}
      className="mb-5 max-w-measure scroll-my-20 rounded-control border border-danger p-3 font-medium text-danger"
    >
      {reply.problem}
    </p>
  );
}

/** A record in the bin, with buttons to restore it and to delete it for good. */
export function BinRow({ id, kind, title, deletedAt, days }: Props) {
  const isAtWork = useIsAtWork(id, RESTORE);
  return (
    <li className="grid gap-x-4 gap-y-2 p-3 sm:p-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-snug font-semibold wrap-anywhere">{title}</h3>
        <p className="mt-1 grid justify-items-start gap-x-2 gap-y-1 text-sm text-muted sm:flex sm:items-center">
          <Badge>{kinds[kind].bin}</Badge>
          <span>
            Deleted {inWords`${formatDate(deletedAt)}`} · {countedInWords(days, "day")} left
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RowForm id={id}>
          <Button name={INTENT} value={RESTORE} kind="secondary" aria-label={`Restore ${title}`}>
            {isAtWork ? "Restoring…" : "Restore"}
          </Button>
        </RowForm>
        <DeleteButton
          id={id}
          name={title}
          verb="Delete for good"
          question="Delete this for good? Nothing brings it back."
        />
      </div>
    </li>
  );
}
