import { Moment } from "~/components/ui/moment";
import type { DraftState } from "~/models/find/drafts/draft";
import type { DraftKeeper } from "./draft-keeper";
import { useOpenForm } from "./use-open-form";

const elsewhere = "on another device or in another tab";

type Props = { keeper: DraftKeeper; state: DraftState | null };

const timeOf = ({ savedAt }: DraftState) => new Date(savedAt).getTime();

/** Says that the same form is open on another device, and that something newer was kept there. */
export function OpenElsewhere({ keeper, state }: Props) {
  const { openElsewhereSince, saved } = useOpenForm(keeper.of, keeper.writer);
  // What this page has saved since it asked is newer than what it heard.
  const isNews = saved !== null && state !== null && timeOf(saved) > timeOf(state);
  if (!openElsewhereSince && !isNews) return null;
  return (
    <p role="status" className="flex w-full flex-wrap items-center gap-x-3 text-sm text-muted">
      {openElsewhereSince && (
        <span>
          Open on another device since <Moment at={openElsewhereSince} day="unless-today" />.
        </span>
      )}
      {isNews && (
        <span>
          A newer text was saved {openElsewhereSince ? "on it or in another tab" : elsewhere} at{" "}
          <Moment at={saved.savedAt} day="unless-today" />.
        </span>
      )}
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
