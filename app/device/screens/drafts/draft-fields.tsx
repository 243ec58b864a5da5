import { DRAFT_KEY } from "~/device/queue/names";
import { IDEMPOTENCY_KEY } from "~/forms/idempotency-key";
import type { DraftState } from "~/models/find/drafts/draft";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import type { DraftKeeper } from "./draft-keeper";

type Props = { keeper: DraftKeeper; state: DraftState | null };

/** What a form says of its draft when it is sent, so that none that it does not know is ended by it. */
export function DraftFields({ keeper, state }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {state && <input type="hidden" name="draftId" value={state.id ?? ""} />}
      {state && <input type="hidden" name="draftVersion" value={state.version} />}
      {isHydrated && <input type="hidden" name="writer" value={keeper.writer} />}
      {isHydrated && <input type="hidden" name={DRAFT_KEY} value={keeper.key} />}
      {isHydrated && <input type="hidden" name={IDEMPOTENCY_KEY} defaultValue="" />}
    </>
  );
}
