import { useLoaderData } from "@remix-run/react";
import { AdminList } from "~/components/admin/lists/admin-list";
import { MessageSections } from "~/components/admin/messages/message-sections";
import { MessageTabs } from "~/components/admin/messages/message-tabs";
import { RoomNote } from "~/components/admin/messages/room-note";
import { MailNote } from "~/components/admin/newsletter/mail-note";
import { AdminPage } from "~/components/admin/shell/admin-page";
import { Badge } from "~/components/ui/badge";
import { adminListPath, readAdminList } from "~/forms/admin-list.server";
import { pressMessageButton } from "~/forms/mail/message-buttons.server";
import { buttonAction } from "~/forms/not-stored.server";
import { readRowForm, unknownIntent } from "~/forms/records/record-form.server";
import type { AdminQuery } from "~/models/base/lists/admin-query";
import { countUnreadMessages } from "~/models/mail/messages/contact.server";
import { pageOfMessages } from "~/models/mail/messages/contact-admin.server";
import { inboxRoom } from "~/models/mail/messages/inbox-room.server";
import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

const INBOX = "/admin/messages";
const ARCHIVED = "/admin/messages/archive";

export const meta = () => adminMeta("Messages");

/** The list at this address, inbox or archive, and the function that reads its pages. */
function listAt(request: Request) {
  const isArchive = new URL(request.url).pathname === ARCHIVED;
  const read = ({ q, page }: AdminQuery) => pageOfMessages(q, page, isArchive);
  return { isArchive, path: isArchive ? ARCHIVED : INBOX, read };
}

export const loader = ownerLoader(({ request }) => {
  const { isArchive, path, read } = listAt(request);
  const { items: messages, ...list } = readAdminList(request, read);
  const unread = isArchive ? 0 : countUnreadMessages(list.q);
  return {
    isArchive,
    path,
    messages,
    list,
    unread,
    mail: getMailStatus(),
    room: inboxRoom(),
  };
});

export const action = buttonAction(async (args) => {
  const { intent, id } = await readRowForm(args);
  const { path, read } = listAt(args.request);
  const answer = pressMessageButton(intent, id, () => adminListPath(args.request, path, read));
  if (!answer) throw unknownIntent();
  return answer;
});

export { keepPage as clientAction } from "~/forms/unanswered";

export default function Messages() {
  const { isArchive, path, messages, list, unread, mail, room } = useLoaderData<typeof loader>();
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
      <div className="mb-6 grid gap-4 empty:hidden">
        <MailNote mail={mail} />
        <RoomNote room={room} />
      </div>
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
