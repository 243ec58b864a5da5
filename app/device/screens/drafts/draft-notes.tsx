import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { OUTBOX_PATH } from "~/device/queue/names";
import { useQueue } from "~/device/screens/use-queue";
import { DISCARD_DRAFT, INTENT } from "~/forms/intents";
import { OtherTextNote } from "./other-text-note";
import type { KeptDraft } from "./use-draft";

type Props = {
  kept: KeptDraft;
  /** Whether the record was saved elsewhere since the draft was begun. */
  isBehind: boolean;
};

/** Notes about other versions of this text that its writer has to know before going on. */
export function DraftNotes({ kept, isBehind }: Props) {
  return (
    <>
      <RefusedNote draftKey={kept.keeper.key} />
      {kept.isRestored && <RestoredNote onDiscard={kept.discardRestored} />}
      {isBehind && !kept.other && (
        <p role="status" className="rounded-card border border-monsoon p-4">
          This draft was begun over an older text. The marked fields show what was saved since;
          saving puts yours in its place.
        </p>
      )}
      {kept.other && (
        <OtherTextNote other={kept.other} onTake={kept.acceptOther} onLeave={kept.leaveOther} />
      )}
    </>
  );
}

/** Says that readers see a different text, and offers to discard the draft. */
export function DiscardDraft({ isNew }: { isNew: boolean }) {
  return (
    <details className="group text-sm text-muted">
      <summary className="flex min-h-touch flex-wrap items-center gap-x-3">
        <Badge tone="accent">{isNew ? "Draft" : "Changed, not published"}</Badge>
        <span className="underline underline-offset-4 group-open:hidden">Discard the draft…</span>
      </summary>
      <p className="flex flex-wrap items-center gap-3 pb-2">
        {isNew ? "All of this text goes." : "What readers see stays, and what you changed goes."}
        <Button name={INTENT} value={DISCARD_DRAFT} kind="danger" formNoValidate>
          Discard the draft
        </Button>
      </p>
    </details>
  );
}

/** Says that the form shows text that was typed earlier and never saved. */
function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      Draft restored
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-touch font-medium text-accent underline underline-offset-4"
      >
        Discard it
      </button>
    </p>
  );
}

/**
 * Links to a form for this record in the queue that the site has refused; the page itself shows only the site's
 * version.
 */
function RefusedNote({ draftKey }: { draftKey: string }) {
  const { forms } = useQueue();
  const refused = forms.find((form) => form.draftKey === draftKey && form.state !== "waiting");
  if (!refused) return null;
  return (
    <p role="status" className="rounded-card border border-monsoon p-4">
      What you sent at <Moment at={new Date(refused.at)} day="unless-today" /> was not taken. It is
      in the{" "}
      <Link to={OUTBOX_PATH} className="font-medium text-accent underline underline-offset-4">
        outbox
      </Link>
      .
    </p>
  );
}
