import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { ListNotes } from "~/components/admin/messages/list-notes";
import { MessageSections } from "~/components/admin/messages/message-sections";
import { MessageTabs } from "~/components/admin/messages/message-tabs";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { adminListPath, readAdminList } from "~/forms/admin-list.server";
import { ARCHIVE } from "~/forms/intents";
import { pressMessageButton } from "~/forms/mail/message-buttons.server";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, unknownIntent } from "~/forms/records/record-form.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { countUnreadMessages } from "~/models/mail/messages/contact.server";
import { findMessage, pageOfMessages } from "~/models/mail/messages/contact-admin.server";
import { inboxRoom } from "~/models/mail/messages/inbox-room.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const INBOX = "/admin/messages";
const ARCHIVED = "/admin/messages/archive";

export const meta = () => adminMeta("Messages");

/** Which of the two lists an address asks for, and how its pages are read. */
function listAt(request: Request) {
  const isArchive = new URL(request.url).pathname === ARCHIVED;
  const read = ({ q, page }: AdminQuery) => pageOfMessages(q, page, isArchive);
  return { isArchive, path: isArchive ? ARCHIVED : INBOX, read };
}

/** The message that was archived a moment ago, as the address says, where it still lies in the archive. */
function justArchived(request: Request) {
  const message = findMessage(new URL(request.url).searchParams.get("archived") ?? "");
  return message?.archivedAt ? message : null;
}

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  const { isArchive, path, read } = listAt(request);
  const { items: messages, ...list } = readAdminList(request, read);
  const archived = justArchived(request);
  const unread = isArchive ? 0 : countUnreadMessages(list.q);
  return {
    isArchive,
    path,
    messages,
    list,
    archived,
    unread,
    mail: getMailStatus(),
    room: inboxRoom(),
  };
}

export const action = buttonAction(async (args: ActionFunctionArgs) => {
  const { intent, id } = await readRowForm(args);
  const { path, read } = listAt(args.request);
  const back = () => {
    const list = adminListPath(args.request, path, read);
    if (intent !== ARCHIVE) return list;
    return `${list}${list.includes("?") ? "&" : "?"}archived=${encodeURIComponent(id)}`;
  };
  const answer = pressMessageButton(intent, id, back);
  if (!answer) throw unknownIntent();
  return answer;
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Messages() {
  const { isArchive, path, messages, list, archived, unread, mail, room } =
    useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={isArchive ? "Archive" : "Contact Messages"}
      actions={
        <>
          {!isArchive && <Badge tone="accent">{unread} unread</Badge>}
          <Badge>{list.total} total</Badge>
        </>
      }
    >
      <MessageTabs />
      <ListNotes mail={mail} room={room} archived={archived} />
      <AdminList path={path} label="Search messages" list={list}>
        <MessageSections
          messages={messages}
          isArchive={isArchive}
          total={list.total}
          unread={unread}
          sendsMail={mail.isSetUp}
        />
      </AdminList>
    </AdminPage>
  );
}
