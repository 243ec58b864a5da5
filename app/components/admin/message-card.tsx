import { Badge } from "~/components/ui/badge";
import { Button, buttonClass } from "~/components/ui/button";
import { formatDate } from "~/utils/dates";
import { MARK_READ } from "./intents";
import { RowForm, useIsAtWork } from "./row-form";

type Props = {
  message: {
    id: string;
    name: string;
    email: string;
    subject: string;
    message: string;
    isRead: boolean;
    createdAt: Date;
  };
};

/** A mail program's window with the answer begun. */
function replyLink({ email, subject, message, name }: Props["message"]) {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const parts = {
    subject: `Re: ${subject}`,
    body: `Hello ${name},\n\n\n\n${quoted}`.slice(0, 1500),
  };
  const query = Object.entries(parts)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${encodeURIComponent(email)}?${query}`;
}

export function MessageCard({ message }: Props) {
  const isAtWork = useIsAtWork(message.id, MARK_READ);
  return (
    <li
      className={`grid gap-3 rounded-card border bg-surface p-4 ${message.isRead ? "border-line" : "border-accent"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-sans font-semibold">{message.subject}</h4>
        {!message.isRead && <Badge tone="accent">New</Badge>}
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {message.name} · {message.email} · {formatDate(message.createdAt)}
      </p>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line">{message.message}</p>
      <div className="flex flex-wrap gap-2">
        {!message.isRead && (
          <RowForm id={message.id}>
            <Button name="intent" value={MARK_READ} kind="secondary">
              {isAtWork ? "Marking…" : "Mark as Read"}
            </Button>
          </RowForm>
        )}
        <a href={replyLink(message)} className={buttonClass("plain")}>
          Reply by mail
        </a>
      </div>
    </li>
  );
}
