import { useForm } from "@conform-to/react";
import type { z } from "zod";
import type { Reply } from "~/forms/reply";
import type { savedReplyInput } from "~/models/mail/messages/saved-reply";
import { RecordForm, type Revision } from "../forms/record-form";
import { SaveBar } from "../forms/save-bar";
import { TextArea, TextField } from "../forms/versioned-controls";

type Values = z.input<typeof savedReplyInput>;
type Props = { values: Values; revision?: Revision; reply: Reply; back?: string };

/** Where a saved reply is written. */
export function SavedReplyForm({ values, revision, reply, back }: Props) {
  const [form, { title, text }] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
  });
  return (
    <RecordForm form={form} revision={revision} reply={reply}>
      <TextField field={title} label="Title" hint="By which you choose it. No visitor reads it." />
      <TextArea field={text} label="Text" rows={7} />
      <SaveBar label="Save Reply" back={back} />
    </RecordForm>
  );
}
