import { RowForm } from "~/components/admin/lists/row-form";
import { Button, ButtonLink } from "~/components/ui/buttons/button";
import { Moment } from "~/components/ui/moment";
import { INTENT, SHOW_NOW } from "~/forms/intents";
import type { HiddenState } from "~/models/road/journey/hidden-moves.server";

/** Says where she is and what readers see meanwhile, with links to view that and to end it. */
export function HiddenNote({ hidden }: { hidden: HiddenState | null }) {
  if (!hidden) return null;
  const { here, shown, isPassed, shownAt } = hidden;
  const until = shownAt ? (
    <>
      {" until "}
      <Moment at={shownAt} day="unless-today" />.
    </>
  ) : (
    " until you have moved on."
  );
  return (
    <RowForm
      action="/admin/here"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface p-4"
    >
      <p className="min-w-0 basis-64 grow wrap-anywhere">
        <strong>{`Only you see that you ${isPassed ? "were" : "are"} in ${here}.`}</strong>{" "}
        {shown ? `Readers are told ${shown}` : "Readers are told of no place"}
        {isPassed && " alone"}
        {until}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/journey" kind="secondary" reloadDocument>
          See what readers see
        </ButtonLink>
        <Button name={INTENT} value={SHOW_NOW} kind="secondary">
          Show now
        </Button>
      </div>
    </RowForm>
  );
}
