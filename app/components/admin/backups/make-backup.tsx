import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { BACK_UP, INTENT } from "~/forms/intents";

/** Makes a backup at once. */
export function MakeBackup({ isAtWork }: { isAtWork: boolean }) {
  const isMaking = usePostedIntent() === BACK_UP;
  return (
    <Form method="post">
      <PendingFieldset isPending={useIsPosting() || isAtWork}>
        <Button name={INTENT} value={BACK_UP}>
          {isMaking ? "Backing up…" : "Make one now"}
        </Button>
      </PendingFieldset>
    </Form>
  );
}
