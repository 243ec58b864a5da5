import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import type { WaitingForm } from "~/device/queue/queue-entry";
import { useQueue } from "~/device/screens/use-queue";
import type { DraftKeeper } from "./draft-keeper";
import { entriesOf, saySame, typedIn } from "./form-entries";

/**
 * Reads a record's page anew that was opened while its form was on its way, once the outbox has delivered that, unless
 * something was typed since: over the version that the page was made of, the next save would meet her own as somebody
 * else's. A page that shows the answer to a form it sent itself is left alone.
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
