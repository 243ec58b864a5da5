import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordForm } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import { type EntryFormProps, EntryPage } from "~/components/admin/messages/entry-page";
import { entryAction } from "~/forms/entry-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/records/record-form.server";
import { savedReplyInput } from "~/models/mail/messages/saved-reply";
import * as replies from "~/models/mail/messages/saved-reply.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const REPLIES = "/admin/messages/replies";

const BLANK = { title: "", text: "" };

export const meta = () => adminMeta("Saved Replies");

export const loader = ownerLoader(({ params }) => {
  const { id = null } = params;
  const values = id === null ? BLANK : replies.findSavedReply(id);
  const entries = replies.listSavedReplies();
  return data({ id, values, entries, formId: crypto.randomUUID() }, statusOf(values));
});

export const action = entryAction({
  path: REPLIES,
  noun: "reply",
  schema: savedReplyInput,
  create: replies.createSavedReply,
  update: replies.updateSavedReply,
  remove: replies.deleteSavedReply,
  message: { saved: "Reply saved", removed: "Reply deleted for good" },
});

export const clientAction = offlineAction(NOT_SAVED);

/** The list of answers that the owner reuses. */
export default function SavedReplies() {
  return (
    <EntryPage
      loaded={useLoaderData<typeof loader>()}
      reply={useActionData<typeof action>()}
      path={REPLIES}
      blank={BLANK}
      Form={SavedReplyForm}
      title="Saved Replies"
      lead="What you answer again and again. Beside an answer you choose one, and change it there as you like."
      noun="reply"
      listTitle="Your replies"
      none="No saved replies yet."
      verb="Delete for good"
      question="Delete this reply for good? Nothing brings it back."
    />
  );
}

function SavedReplyForm({ values, revision, reply, back }: EntryFormProps<typeof BLANK>) {
  const [form, { title, text }] = useRecordForm<typeof BLANK>(reply, values);
  return (
    <RecordForm form={form} revision={revision} reply={reply}>
      <TextField field={title} label="Title" hint="By which you choose it. No visitor reads it." />
      <TextArea field={text} label="Text" rows={7} />
      <SaveBar label="Save Reply" back={back} />
    </RecordForm>
  );
}
