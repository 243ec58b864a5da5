import { Moment } from "~/components/ui/moment";
import type { ContactAnswer } from "~/models/mail/messages/contact-answer.server";

type Props = { answers: ContactAnswer[] };

/** The owner's answers, each with the state of its mail. */
export function AnswerThread({ answers }: Props) {
  if (answers.length === 0) return null;
  return (
    <section className="mt-8 max-w-3xl">
      <h3 className="mb-3 text-xl">Your answers</h3>
      <ol className="grid gap-3">
        {answers.map(({ id, text, createdAt, mail }) => (
          <li
            key={id}
            className="rounded-card border border-line bg-surface p-4 pb-2 sm:p-5 sm:pb-3"
          >
            <p className="text-sm text-muted">
              <Moment at={createdAt} />
            </p>
            <p dir="auto" className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            <MailState mail={mail} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The mail server's response, or that the mail is still waiting. */
function MailState({ mail }: Pick<ContactAnswer, "mail">) {
  const isRefused = mail?.state === "refused";
  return (
    <p className={`mt-3 text-sm wrap-anywhere ${isRefused ? "text-danger" : "text-muted"}`}>
      {wordsOf(mail)}
    </p>
  );
}

function wordsOf(mail: ContactAnswer["mail"]) {
  if (!mail) return "What became of its mail is no longer known: that is kept for 30 days.";
  const { state, response, triedAt } = mail;
  if (state === "sent") return <>Sent {triedAt && <Moment at={triedAt} />}</>;
  if (state === "refused") return `It was not delivered. The mail server said: ${response}`;
  if (response === null) return "Waiting to be sent.";
  return `Not sent yet; the site goes on trying for two days. At the last try it heard: ${response}`;
}
