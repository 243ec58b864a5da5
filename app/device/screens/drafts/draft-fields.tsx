import { DRAFT_KEY } from "~/device/queue/names";
import { IDEMPOTENCY_KEY } from "~/forms/idempotency-key";
import type { DraftState } from "~/models/find/drafts/draft";
import { useIsHydrated } from "~/utils/browser/use-is-hydrated";
import type { DraftKeeper } from "./draft-keeper";

type Props = { keeper: DraftKeeper; state: DraftState | null };

/** Hidden fields that tell the site which draft the form knows, so that saving does not delete a newer one. */
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
