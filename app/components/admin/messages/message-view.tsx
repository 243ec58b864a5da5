import { Link } from "@remix-run/react";
import { DeleteButton } from "~/components/admin/lists/delete-button";
import { countedInWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import type { AdminMessage } from "~/models/mail/messages/contact-admin.server";
import { MessageButtons } from "./message-buttons";

const GONE_FOR_GOOD =
  "Delete the message and your answers for good? They do not go to the bin: nothing brings them back.";

type Props = { message: AdminMessage };

/** A message with its actions. */
export function MessageView({ message }: Props) {
  const { id, name, email, subject, createdAt } = message;
  return (
    <article className="max-w-3xl rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{name}</bdi> · <bdi>{email}</bdi> · <Moment at={createdAt} />
      </p>
      <p dir="auto" className="mt-3 max-w-measure wrap-anywhere whitespace-pre-line">
        {message.message}
      </p>
      {message.isPerhapsMachine && (
        <p className="mt-3 max-w-measure text-sm text-muted">
          A field was filled in that no person sees: by a program, or by a browser that fills in
          forms. You had no mail for it.
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <MessageButtons message={message} />
        <DeleteButton
          id={id}
          name={`${subject}, from ${name}`}
          verb="Delete for good"
          question={GONE_FOR_GOOD}
        />
      </div>
    </article>
  );
}

type EarlierProps = {
  messages: { id: string; subject: string; message: string; createdAt: Date }[];
};

/** Earlier messages from the same address. */
export function EarlierMessages({ messages }: EarlierProps) {
  if (messages.length === 0) return null;
  return (
    <details className="mt-4 max-w-3xl rounded-card border border-line bg-surface">
      <summary className="cursor-pointer px-4 py-3 font-medium sm:px-5">
        {countedInWords(messages.length, "earlier message")} from this address
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {messages.map(({ id, subject, message, createdAt }) => (
          <li key={id} className="grid gap-1 px-4 py-2 sm:px-5">
            <Link
              to={`/admin/messages/${id}`}
              className="inline-flex min-h-touch flex-wrap items-center gap-x-2 font-medium text-accent underline underline-offset-4"
            >
              <span>
                {subject}, <Moment at={createdAt} />
              </span>
            </Link>
            <p
              dir="auto"
              className="line-clamp-2 max-w-measure pb-2 text-sm wrap-anywhere text-muted"
            >
              {message}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
