import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { INTENT } from "~/forms/intents";

type Props = {
  /** The record that its buttons are about, where the page has several. */
  id?: string;
  /** The page that answers, where it is another one. */
  action?: string;
  className?: string;
  children: ReactNode;
};

/** Buttons that do something with the page, or with one record of its list. */
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

/** Whether this button of this record was pressed and is at work. */
export function useIsAtWork(id: string, intent: string) {
  const sent = useNavigation().formData;
  return sent?.get("recordId") === id && sent.get(INTENT) === intent;
}
