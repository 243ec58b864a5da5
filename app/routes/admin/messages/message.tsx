import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AnswerForm } from "~/components/admin/messages/answer-form";
import { AnswerThread } from "~/components/admin/messages/answer-thread";
import { MailLink } from "~/components/admin/messages/mail-link";
import { MessageBadges } from "~/components/admin/messages/message-badges";
import { MessageTabs } from "~/components/admin/messages/message-tabs";
import { EarlierMessages, MessageView } from "~/components/admin/messages/message-view";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { NoRecord } from "~/components/admin/shell/no-record";
import { formFailure, parseForm } from "~/forms/form.server";
import { DELETE, INSERT_REPLY, INTENT } from "~/forms/intents";
import { pressMessageButton } from "~/forms/mail/message-buttons.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import {
  done,
  echoEntered,
  newRecordId,
  rowDone,
  saveRefused,
  statusOf,
} from "~/forms/records/record-form.server";
import { type AdminMessage, deleteMessage } from "~/models/mail/messages/contact-admin.server";
import { answerInput } from "~/models/mail/messages/contact-answer";
import { answerMessage } from "~/models/mail/messages/contact-answer.server";
import { messagePage } from "~/models/mail/messages/contact-page.server";
import { withReply } from "~/models/mail/messages/insert-reply";
import { findSavedReply } from "~/models/mail/messages/saved-reply.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const MESSAGES = "/admin/messages";

export const meta = () => adminMeta("Message");

export const loader = ownerLoader(({ params }) => {
  const page = messagePage(params.id ?? "");
  return data({ page, formId: crypto.randomUUID() }, statusOf(page));
});

export const action = ownerFormAction((form, { params }) => {
  const id = params.id ?? "";
  const here = `${MESSAGES}/${id}`;
  const intent = form.get(INTENT);
  if (intent === DELETE) return rowDone(deleteMessage(id), MESSAGES, "Message deleted for good");
  const pressed = pressMessageButton(intent, id, () => here);
  if (pressed) return pressed;
  if (intent === INSERT_REPLY) insertReply(form);
  const result = parseForm(form, answerInput);
  if (intent === INSERT_REPLY) return echoEntered(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const answered = answerMessage(id, result.value, newRecordId(form));
  if (!answered.ok) return saveRefused(result.submission, answered, { noun: "message" });
  return done(here, "Your answer is on its way");
});

/** Adds the chosen saved reply after the typed text, without sending. */
function insertReply(form: FormData) {
  const chosen = findSavedReply(String(form.get("replyId")));
  if (chosen) form.set("text", withReply(String(form.get("text") ?? ""), chosen.text));
}

export const clientAction = offlineAction(NOT_SAVED);

/** One message with its answers. */
export default function Message() {
  const { page, formId } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  useOpened(page?.message.id, page?.message.isRead ?? true);
  if (!page && !reply) return <NoRecord noun="message" />;
  // The message was deleted meanwhile; the typed answer is still shown, to be copied.
  if (!page) return <AnswerForm formId={formId} replies={[]} reply={reply} />;
  const { message, earlier, answers, replies, mail } = page;
  return (
    <AdminPage title={message.subject} actions={<MessageBadges message={message} />}>
      <MessageTabs />
      <MessageView message={message} />
      <EarlierMessages messages={earlier} />
      <AnswerThread answers={answers} />
      <AnswerSection
        key={answers.length}
        message={message}
        mail={mail}
        replies={replies}
        formId={formId}
        reply={reply}
      />
    </AdminPage>
  );
}

type AnswerSectionProps = Omit<Parameters<typeof AnswerForm>[0], "recipient"> & {
  message: AdminMessage;
  mail: MailStatus;
};

/** The form for an answer. If the site cannot send mail: how to set that up, and a link to a mail program. */
function AnswerSection({ message, mail, reply, ...form }: AnswerSectionProps) {
  return (
    <section id="answer" className="mt-8 max-w-3xl scroll-mt-4">
      <h3 className="mb-3 text-xl">Answer</h3>
      <MailNote mail={mail} />
      {!mail.isSetUp && (
        <p className="mt-3 -ml-3">
          <MailLink message={message} />
        </p>
      )}
      {(mail.isSetUp || reply) && (
        <div className="mt-4">
          <AnswerForm {...form} reply={reply} recipient={message.email} />
        </div>
      )}
    </section>
  );
}

/**
 * Marks a new message as read once it is shown, by a request of its own, as a GET must change nothing. Without scripts
 * there is a button; without a connection it stays new. Only once a message, so that it can be marked as new again.
 */
function useOpened(id: string | undefined, isRead: boolean) {
  const { revalidate } = useRevalidator();
  const opened = useRef<string>();
  useEffect(() => {
    if (id === undefined || opened.current === id) return;
    opened.current = id;
    if (isRead) return;
    const path = `/api/contact/messages/${encodeURIComponent(id)}/read`;
    fetch(path, { method: "PATCH" }).then(
      ({ ok }) => ok && revalidate(),
      () => {},
    );
  }, [id, isRead, revalidate]);
}
