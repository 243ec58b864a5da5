import type { DraftState } from "~/models/drafts/draft";
import { timeOfDay } from "~/utils/dates";
import type { DraftKeeper } from "./draft-keeper";
import { useOpenForm } from "./use-open-form";

type Props = { keeper: DraftKeeper; state: DraftState | null };

/** Says that the same form is open on another device, and that something newer was kept there. */
export function OpenElsewhere({ keeper, state }: Props) {
  const { openElsewhereSince, saved } = useOpenForm(keeper.of, keeper.writer);
  const isNews = saved !== null && (saved.id !== state?.id || saved.version !== state?.version);
  if (!openElsewhereSince && !isNews) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {openElsewhereSince && `Open on another device since ${timeOfDay(openElsewhereSince)}.`}
      {isNews && ` A newer text was kept there at ${timeOfDay(saved.savedAt)}.`}
      {isNews && (
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-touch font-medium text-accent underline underline-offset-4"
        >
          Load it
        </button>
      )}
    </p>
  );
}
