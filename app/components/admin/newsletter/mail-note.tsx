import type { MailStatus } from "~/models/mail/outgoing-mail.server";

/** What the owner has to know of outgoing mail: that it is not set up, or that it does not get through. */
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
        Addresses and messages are kept in the database. Who subscribes is on the list at once,
        without a mail to confirm it; messages wait under Messages.
      </p>
      <p className="mt-1 text-muted">
        To have subscriptions confirmed by mail, and to answer messages from here, start the site
        with <code>SMTP_URL</code> and <code>MAIL_FROM</code>; the program's file{" "}
        <code>docs/mail.md</code> says how to try them.
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
