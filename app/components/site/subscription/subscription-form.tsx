import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { TextField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { CHANGE, INTENT } from "~/forms/intents";
import type { Cadence } from "~/vocabulary";
import { CadenceChoice } from "./cadence-choice";

type Props = {
  result: SubmissionResult<string[]> | undefined;
  subscriber: { cadence: Cadence; pausedUntil: string | null };
  /** The earliest and the latest day for the end of a pause. */
  bounds: { first: string; last: string };
};

/** How often mail comes, and from when on. */
export function SubscriptionForm({ result, subscriber, bounds }: Props) {
  const pausedUntil = subscriber.pausedUntil ?? "";
  const [form, fields] = useForm<{ cadence: string; pausedUntil: string }>({
    id: `subscription-${subscriber.cadence}-${pausedUntil}`,
    lastResult: result,
    defaultValue: { pausedUntil: pausedUntil >= bounds.first ? pausedUntil : "" },
  });
  const isSaving = usePostedIntent() === CHANGE;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <PendingFieldset isPending={useIsPosting()} className="grid max-w-xl gap-5">
        {form.errors && (
          <p role="alert" className="font-medium text-danger">
            {form.errors.join(" ")}
          </p>
        )}
        <CadenceChoice
          key={subscriber.cadence}
          chosen={subscriber.cadence}
          errors={fields.cadence.errors}
        />
        <TextField
          field={fields.pausedUntil}
          label="No mail until"
          type="date"
          min={bounds.first}
          max={bounds.last}
          autoFocus={!fields.pausedUntil.valid}
          hint="The first day on which mail comes again. Leave it empty to have no pause."
        />
        <Button name={INTENT} value={CHANGE} className="justify-self-start">
          {isSaving ? "Saving…" : "Save"}
        </Button>
      </PendingFieldset>
    </Form>
  );
}
