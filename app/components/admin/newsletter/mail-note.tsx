import type { MailStatus } from "~/models/mail/outgoing-mail.server";

/** Warns the owner that mail is not set up, or that it does not get through. */
export function MailNote({ mail }: { mail: MailStatus }) {
  if (mail.isSetUp && mail.stuck === 0) return null;
  return (
    <section
      aria-label="Outgoing mail"
      className="max-w-measure rounded-card border border-edge bg-surface p-4"
    >
      {mail.isSetUp ? <Stuck mail={mail} /> : <NotSetUp />}
    </section>
  );
}

function NotSetUp() {
  return (
    <>
      <p className="font-medium">Mail is not set up: this site sends none.</p>
      <p className="mt-1 text-muted">
        Who subscribes is on the list at once.{" "}
        <a href="/admin/site#mail" className="underline underline-offset-4">
          How mail is set up
        </a>
      </p>
    </>
  );
}

function Stuck({ mail }: { mail: MailStatus }) {
  return (
    <>
      <p className="font-medium text-danger">
        {mail.stuck === 1 ? "A mail could" : `${mail.stuck} mails could`} not be sent yet
      </p>
      <p className="mt-1 text-muted">
        The site tries for two days. At the last try it heard:{" "}
        <span className="wrap-anywhere">{mail.response}</span>
      </p>
    </>
  );
}
