import { Link } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import type { AdminMessage } from "~/models/mail/messages/contact-admin.server";
import { formatDate } from "~/utils/words/dates";
import { MailLink } from "./mail-link";
import { MessageBadges } from "./message-badges";
import { MessageButtons } from "./message-buttons";

type Props = { message: AdminMessage /** Whether this site sends mail. */; sendsMail: boolean };

export function MessageCard({ message, sendsMail }: Props) {
  const path = `/admin/messages/${message.id}`;
  return (
    <li
      className={`grid gap-3 rounded-card border bg-surface p-4 ${message.isRead ? "border-line" : "border-accent"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-sans font-semibold">
          <Link
            to={path}
            className="inline-flex min-h-touch items-center underline-offset-4 hover:underline"
          >
            {message.subject}
          </Link>
        </h4>
        <span className="flex flex-wrap gap-2">
          <MessageBadges message={message} />
        </span>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{message.name}</bdi> · <bdi>{message.email}</bdi> ·{" "}
        {inWords`${formatDate(message.createdAt)}`}
      </p>
      <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      <div className="flex flex-wrap gap-2">
        {sendsMail && (
          <ButtonLink
            to={`${path}#answer`}
            kind="secondary"
            className="max-sm:px-2.5 max-sm:text-sm"
          >
            Answer
          </ButtonLink>
        )}
        <MessageButtons message={message} />
        {!sendsMail && <MailLink message={message} />}
      </div>
    </li>
  );
}
