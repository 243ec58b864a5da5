import type { AdminMessage } from "~/models/mail/messages/contact-admin.server";
import { MessageCard } from "./message-card";

type Props = {
  messages: AdminMessage[];
  isArchive: boolean;
  /** The number of messages on all pages of the list, and how many are unread. */
  total: number;
  unread: number;
  sendsMail: boolean;
};

/** The messages of a page; the inbox shows unread ones first, under a title of their own. */
export function MessageSections({ messages, isArchive, total, unread, sendsMail }: Props) {
  if (messages.length === 0) return isArchive ? <EmptyArchive /> : <NoMessages />;
  const parts = isArchive
    ? [{ title: `Archived Messages (${total})`, own: messages }]
    : [
        { title: `Unread Messages (${unread})`, own: messages.filter(({ isRead }) => !isRead) },
        {
          title: `Read Messages (${total - unread})`,
          own: messages.filter(({ isRead }) => isRead),
        },
      ];
  return parts
    .filter(({ own }) => own.length > 0)
    .map(({ title, own }) => (
      <section key={title} className="mb-8">
        <h3 className="mb-3 text-xl">{title}</h3>
        <ul className="grid gap-3">
          {own.map((message) => (
            <MessageCard key={message.id} message={message} sendsMail={sendsMail} />
          ))}
        </ul>
      </section>
    ));
}

const empty = "rounded-card border border-dashed border-edge p-8 text-center";

function NoMessages() {
  return (
    <div className={empty}>
      <h3 className="text-xl">No messages yet</h3>
      <p className="mt-2 text-muted">
        Contact messages will appear here when visitors reach out through your website.
      </p>
    </div>
  );
}

function EmptyArchive() {
  return <p className={`${empty} text-muted`}>The archive is empty.</p>;
}
