import { useForm } from "@conform-to/react";
import type { z } from "zod";
import type { Reply } from "~/forms/reply";
import type { questionInput } from "~/models/texts/content/question-input";
import { RecordForm, type Revision } from "../forms/record-form";
import { SaveBar } from "../forms/save-bar";
import { TextArea } from "../forms/versioned-controls";

type Values = z.input<typeof questionInput>;
type Props = { values: Values; revision?: Revision; reply: Reply; back?: string };

/** Where a question of the about page is written. */
export function QuestionForm({ values, revision, reply, back }: Props) {
  const [form, { question, answer }] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
  });
  return (
    <RecordForm form={form} revision={revision} reply={reply}>
      <TextArea
        field={question}
        label="Question"
        rows={3}
        hint="Everybody can read it: leave out who asked. At most 300 characters."
      />
      <TextArea field={answer} label="Answer" rows={7} />
      <SaveBar label="Put on the About Page" back={back} />
    </RecordForm>
  );
}
