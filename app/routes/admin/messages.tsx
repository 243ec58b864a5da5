import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/components/admin/admin-page";
import { DeskList } from "~/components/admin/desk-list";
import { MARK_READ } from "~/components/admin/intents";
import { MailNote } from "~/components/admin/mail-note";
import { MessageCard } from "~/components/admin/message-card";
import { Badge } from "~/components/ui/badge";
import { deskListPath, readDeskList } from "~/forms/desk-list.server";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, rowDone, unknownIntent } from "~/forms/record-form.server";
import { countUnreadMessages, markMessageRead, pageOfMessages } from "~/models/contact.server";
import type { DeskQuery } from "~/models/desk-query";
import { getMailStatus } from "~/models/outgoing-mail.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const MESSAGES = "/admin/messages";

export const meta = () => adminMeta("Messages");

function readPage({ q, page }: DeskQuery) {
  return pageOfMessages(q, page);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { items: messages, ...list } = readDeskList(request, readPage);
  return { messages, list, unread: countUnreadMessages(list.q), mail: getMailStatus() };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id } = await readRowForm(args);
  if (intent !== MARK_READ) throw unknownIntent();
  const back = deskListPath(args.request, MESSAGES, readPage);
  return rowDone(markMessageRead(id) !== null, back, "Message marked as read");
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Messages() {
  const { messages, list, unread, mail } = useLoaderData<typeof loader>();
  const read = list.total - unread;
  return (
    <AdminPage
      title="Contact Messages"
      actions={
        <>
          <Badge tone="accent">{unread} unread</Badge>
          <Badge>{list.total} total</Badge>
        </>
      }
    >
      <div className="mb-6 empty:hidden">
        <MailNote mail={mail} />
      </div>
      <DeskList path={MESSAGES} label="Search messages" list={list}>
        {messages.length === 0 && <NoMessages />}
        <MessageList
          title={`Unread Messages (${unread})`}
          messages={messages.filter((message) => !message.isRead)}
        />
        <MessageList
          title={`Read Messages (${read})`}
          messages={messages.filter((message) => message.isRead)}
        />
      </DeskList>
    </AdminPage>
  );
}

type ListProps = { title: string; messages: Parameters<typeof MessageCard>[0]["message"][] };

function MessageList({ title, messages }: ListProps) {
  if (messages.length === 0) return null;
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
