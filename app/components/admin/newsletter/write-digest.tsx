import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, WRITE_DIGEST, WRITE_MONTHLY } from "~/forms/intents";

/** Has the site write a digest up to this moment. */
export function WriteDigest() {
  const isWriting = [WRITE_DIGEST, WRITE_MONTHLY].includes(String(usePostedIntent()));
  return (
    <Form method="post">
      <PendingFieldset isPending={useIsPosting()} className="flex flex-wrap gap-2">
        <Button name={INTENT} value={WRITE_DIGEST} className="max-sm:px-3 max-sm:text-sm">
          {isWriting ? "Writing…" : "Write a digest now"}
        </Button>
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center px-2 text-sm font-medium text-muted">
            Monthly
          </summary>
          <Button name={INTENT} value={WRITE_MONTHLY} kind="secondary">
            Monthly digest now
          </Button>
        </details>
      </PendingFieldset>
    </Form>
  );
}
