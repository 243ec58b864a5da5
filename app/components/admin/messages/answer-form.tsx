import type { z } from "zod";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { Button } from "~/components/ui/buttons/button";
import { usePostedIntent } from "~/components/ui/pending-fieldset";
import { INTENT, SEND_ANSWER } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { answerInput } from "~/models/mail/messages/contact-answer";
import type { SavedReply } from "~/models/mail/messages/saved-reply.server";
import { RecordForm } from "../forms/record-form";
import { TextArea } from "../forms/versioned-controls";
import { InsertReply } from "./insert-reply";

type Props = {
  /** The id of the new answer. It makes the form idempotent: submitted twice, it sends one mail. */
  formId: string;
  recipient?: string;
  replies: SavedReply[];
  reply: Reply;
};

export function AnswerForm({ formId, recipient, replies, reply }: Props) {
  const [form, { text }] = useRecordForm<z.input<typeof answerInput>>(reply);
  const isSending = usePostedIntent() === SEND_ANSWER;
  return (
    <RecordForm form={form} revision={{ formId }} reply={reply} enter={SEND_ANSWER}>
      <InsertReply replies={replies} textId={text.id} />
      <TextArea
        field={text}
        label="Your answer"
        rows={9}
        dir="auto"
        hint={
          recipient &&
          `Goes to ${recipient}, with the message quoted below it. What comes back goes to your own mailbox.`
        }
      />
      <Button name={INTENT} value={SEND_ANSWER} className="sm:justify-self-start">
        {isSending ? "Sending…" : "Send Answer"}
      </Button>
    </RecordForm>
  );
}
