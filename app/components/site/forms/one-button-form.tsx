import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { Container } from "~/components/ui/section";

type Props = { label: string; pendingLabel: string };

/** The button of a page that a link in a mail leads to; it posts to that page, which says what it does. */
export function OneButtonForm({ label, pendingLabel }: Props) {
  const isPending = useIsPosting();
  return (
    <Container className="pb-section">
      <Form method="post">
        <PendingFieldset isPending={isPending}>
          <Button>{isPending ? pendingLabel : label}</Button>
        </PendingFieldset>
      </Form>
    </Container>
  );
}
