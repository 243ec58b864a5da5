import { type RefObject, useEffect, useRef } from "react";
import { useOutbox } from "~/outbox/status";
import type { WaitingForm } from "~/outbox/waiting-form";
import type { DraftKeeper } from "./draft-keeper";
import { entriesOf, saySame, typedIn } from "./form-entries";

/**
 * Reads a record's page anew once the outbox has delivered what was sent from here, unless something was typed since:
 * over the version that the page was made of, her next save would meet her own as somebody else's.
 */
export function useDelivery(form: RefObject<HTMLFormElement>, keeper: DraftKeeper) {
  const { forms } = useOutbox();
  const sent = useRef<WaitingForm | null>(null);
  useEffect(() => {
    const before = sent.current;
    sent.current = forms.find(({ draftKey }) => draftKey === keeper.key) ?? null;
    const isDelivered = before !== null && sent.current === null;
    const isNew = keeper.known.state?.baseVersion === 0;
    if (!isDelivered || isNew || !form.current) return;
    if (!saySame(typedIn(before.fields), entriesOf(form.current))) return;
    keeper.rest();
    location.reload();
  }, [forms, form, keeper]);
}
