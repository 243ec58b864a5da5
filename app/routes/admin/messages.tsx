import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/admin-page";
import { MARK_READ } from "~/components/admin/intents";
import { MailNote } from "~/components/admin/mail-note";
import { MessageCard } from "~/components/admin/message-card";
import { Badge } from "~/components/ui/badge";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDone, unknownIntent } from "~/forms/record-form.server";
import { listMessages, markMessageRead } from "~/models/contact.server";
import { getMailStatus } from "~/models/outgoing-mail.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Messages");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return { messages: listMessages(), mail: getMailStatus() };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id } = await readRowForm(args);
  if (intent !== MARK_READ) throw unknownIntent();
  return rowDone(markMessageRead(id) !== null, "/admin/messages", "Message marked as read");
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Messages() {
  const { messages, mail } = useLoaderData<typeof loader>();
  const unread = messages.filter((message) => !message.isRead);
  const read = messages.filter((message) => message.isRead);
  return (
    <AdminPage
      title="Contact Messages"
      actions={
        <>
          <Badge tone="accent">{unread.length} unread</Badge>
          <Badge>{messages.length} total</Badge>
        </>
      }
    >
      <div className="mb-6 empty:hidden">
        <MailNote mail={mail} />
      </div>
      {messages.length === 0 && <NoMessages />}
      {unread.length > 0 && (
        <MessageList title={`Unread Messages (${unread.length})`} messages={unread} />
      )}
      {read.length > 0 && <MessageList title={`Read Messages (${read.length})`} messages={read} />}
    </AdminPage>
  );
}

type ListProps = { title: string; messages: Parameters<typeof MessageCard>[0]["message"][] };

function MessageList({ title, messages }: ListProps) {
  return (
    <section className="mb-8">
      <h3 className="mb-3 text-xl">{title}</h3>
      <ul className="grid gap-3">
        {messages.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function NoMessages() {
  return (
    <div className="rounded-card border border-dashed border-edge p-8 text-center">
      <h3 className="text-xl">No messages yet</h3>
      <p className="mt-2 text-muted">
        Contact messages will appear here when visitors reach out through your website.
      </p>
    </div>
  );
}
