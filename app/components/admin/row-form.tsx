import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormFields, useIsPosting } from "~/components/ui/form-fields";

type Props = {
  /** The record that its buttons are about. */ id: string;
  className?: string;
  children: ReactNode;
};

/** Buttons that do something with one record of a list. */
export function RowForm({ id, className, children }: Props) {
  return (
    <Form method="post" preventScrollReset>
      <FormFields isPending={useIsPosting()} className={className}>
        <input type="hidden" name="recordId" value={id} />
        {children}
      </FormFields>
    </Form>
  );
}

/** Whether this button of this record was pressed and is at work. */
export function useIsAtWork(id: string, intent: string) {
  const sent = useNavigation().formData;
  return sent?.get("recordId") === id && sent.get("intent") === intent;
}
