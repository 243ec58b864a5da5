import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { INTENT } from "~/forms/intents";

type Props = {
  /** The record of its buttons, on a page with several. */
  id?: string;
  /** The page that handles it, if it is another one. */
  action?: string;
  className?: string;
  children: ReactNode;
};

/** Buttons that act on the page, or on a record of its list. */
export function RowForm({ id, action, className, children }: Props) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <PendingFieldset isPending={useIsPosting()} className={className}>
        {id && <input type="hidden" name="recordId" value={id} />}
        {children}
      </PendingFieldset>
    </Form>
  );
}

/** Whether this record's button with this intent was pressed and is waiting for its answer. */
export function useIsAtWork(id: string, intent: string) {
  const sent = useNavigation().formData;
  return sent?.get("recordId") === id && sent.get(INTENT) === intent;
}
