import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Container } from "~/components/ui/section";

type Props = {
  label: string;
  pendingLabel: string;
  /** What can be chosen with it. */
  fields?: ReactNode;
  /** What stands below it. */
  children?: ReactNode;
};

/** The button of a page that a link in a mail leads to; it posts to that page, which says what it does. */
export function OneButtonForm({ label, pendingLabel, fields, children }: Props) {
  const isPending = useIsPosting();
  return (
    <Container className="pb-section">
      <Form method="post">
        <PendingFieldset isPending={isPending}>
          {fields && <div className="mb-6">{fields}</div>}
          <Button>{isPending ? pendingLabel : label}</Button>
        </PendingFieldset>
      </Form>
      {children}
    </Container>
  );
}
