import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { WaitingForm } from "~/device/queue/queue-entry";
import { useQueue } from "~/device/screens/use-queue";
import type { DraftKeeper } from "./draft-keeper";
import { entriesOf, saySame, typedIn } from "./form-entries";

/**
 * Reloads a record's page that was opened while its form was still in the queue, once that form was delivered and if
 * nothing was typed since. Otherwise the page would hold an old version, and the next save would report the owner's own
 * change as a conflict. A page that shows the answer to its own form is not reloaded.
 */
export function useReloadWhenSent(
  form: RefObject<HTMLFormElement>,
  keeper: DraftKeeper,
  isAnswer: boolean,
) {
  const { forms } = useQueue();
  const isIdle = useNavigation().state === "idle";
  const sent = useRef<WaitingForm | null>(null);
  useEffect(() => {
    const before = sent.current;
    sent.current = forms.find(({ draftKey }) => draftKey === keeper.key) ?? null;
    const isDelivered = before !== null && sent.current === null;
    const isNew = keeper.known.state?.baseVersion === 0;
    if (!isDelivered || !isIdle || isAnswer || isNew || !form.current) return;
    if (!saySame(typedIn(before.fields), entriesOf(form.current))) return;
    keeper.rest();
    location.reload();
  }, [forms, isIdle, isAnswer, form, keeper]);
}
