import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { INTENT, UNDO } from "~/forms/intents";
import { timeAgo } from "~/utils/words/dates";

type Props = { move: { fromName: string; toName: string; movedAt: Date } };

/** The last move, and the button that undoes it. */
export function LastMove({ move }: Props) {
  const { fromName, toName, movedAt } = move;
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After sending a form, the page's position is still at that form, at the other end.
    ref.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Form
      ref={ref}
      method="post"
      className="mb-6 rounded-card border border-success bg-surface p-4"
    >
      <PendingFieldset
        isPending={useIsPosting()}
        className="flex flex-wrap items-center justify-between gap-3"
      >
        <p className="min-w-0 wrap-anywhere">
          {fromName ? `From ${fromName} to ` : "To "}
          <strong>{toName}</strong>,{" "}
          <span className="text-muted" suppressHydrationWarning>
            {timeAgo(movedAt)}
          </span>
        </p>
        <Button name={INTENT} value={UNDO} kind="secondary">
          Undo
        </Button>
      </PendingFieldset>
    </Form>
  );
}
