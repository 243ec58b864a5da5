import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { FormFields, useIsPosting } from "~/components/ui/form-fields";
import { Container } from "~/components/ui/section";

type Props = { label: string; pendingLabel: string };

/** The button of a page that a link in a mail leads to; it posts to that page, which says what it does. */
export function OneButtonForm({ label, pendingLabel }: Props) {
  const isPending = useIsPosting();
  return (
    <Container className="pb-section">
      <Form method="post">
        <FormFields isPending={isPending}>
          <Button>{isPending ? pendingLabel : label}</Button>
        </FormFields>
      </Form>
    </Container>
  );
}
