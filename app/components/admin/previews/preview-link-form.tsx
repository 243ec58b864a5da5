import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { SelectField } from "~/components/ui/form-controls";
import { PendingFieldset, useIsPosting, usePostedIntent } from "~/components/ui/pending-fieldset";
import { END_PREVIEW } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import { previewDays } from "~/models/posts/preview-link";
import { FormErrors } from "../forms/form-errors";

/** Makes a secret link, and asks when it ends. */
export function PreviewLinkForm({ reply }: { reply: Reply }) {
  const [form, { days }] = useForm({
    lastResult: reply?.result,
    defaultValue: { days: "7" },
  });
  const isPosting = useIsPosting();
  const intent = usePostedIntent();
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <PendingFieldset isPending={isPosting} className="grid gap-3">
        <p className="max-w-measure text-muted">
          A friend who has such a link reads the letter as it will look, with what is not published
          yet. It is found by nobody else, and you can end it at any time.
        </p>
        <FormErrors id={form.errorId} errors={form.errors} />
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start">
          <SelectField field={days} label="It ends" options={previewDays} autoFocus={!days.valid} />
          <Button>{isPosting && intent !== END_PREVIEW ? "Making…" : "Make a link"}</Button>
        </div>
      </PendingFieldset>
    </Form>
  );
}
