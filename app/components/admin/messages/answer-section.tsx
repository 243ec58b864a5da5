import type { AdminMessage } from "~/models/mail/messages/contact-admin.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import { MailNote } from "../newsletter/mail-note";
import { AnswerForm } from "./answer-form";
import { MailLink } from "./mail-link";

type Props = Omit<Parameters<typeof AnswerForm>[0], "recipient"> & {
  message: AdminMessage;
  mail: MailStatus;
};

/** The form for an answer; where the site sends no mail, how that is set up, and a mail program meanwhile. */
export function AnswerSection({ message, mail, reply, ...form }: Props) {
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
