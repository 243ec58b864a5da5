import { useForm } from "@conform-to/react";
import type { z } from "zod";
import type { newIssueInput } from "~/models/newsletter/issue";
import { ContentField } from "../fields/content-field";
import { RecordForm, type RecordFormProps } from "../forms/record-form";
import { SaveBar } from "../forms/save-bar";
import { TextField } from "../forms/versioned-controls";

type Values = z.input<typeof newIssueInput>;

/** A digest as it is written: in the editor of letters. */
export function IssueForm({ values, revision, draft, reply }: RecordFormProps<Values>) {
  const [form, fields] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: { subject: { required: true } },
  });
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <TextField field={fields.subject} label="Subject" />
      <TextField
        field={fields.preheader}
        label="Preview text"
        hint="Mail programs show it beside the subject."
      />
      <ContentField field={fields.content} preview={reply?.preview} />
      <SaveBar label="Save" back="/admin/newsletter" />
    </RecordForm>
  );
}
