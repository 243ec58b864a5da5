import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { DELETE_ME, INTENT } from "~/forms/intents";

/** The button that has everything about the reader forgotten. */
export function DeleteSubscription() {
  const isDeleting = usePostedIntent() === DELETE_ME;
  return (
    <section aria-labelledby="delete" className="max-w-measure">
      <h2 id="delete" className="text-section">
        Delete me
      </h2>
      <p className="mt-3 mb-5 text-muted">
        The address, its mails and all that is said above go at once, also mails that are still
        waiting. Links in former mails stop working. Messages sent through the contact form are not
        among them.
      </p>
      <Form method="post">
        <PendingFieldset isPending={useIsPosting()}>
          <Button name={INTENT} value={DELETE_ME} kind="danger">
            {isDeleting ? "Deleting…" : "Delete me now"}
          </Button>
        </PendingFieldset>
      </Form>
    </section>
  );
}
