import { Button } from "~/components/ui/buttons/button";
import { INTENT, UNARCHIVE } from "~/forms/intents";
import type { InboxRoom } from "~/models/mail/messages/inbox-room.server";
import type { MailStatus } from "~/models/mail/outgoing-mail.server";
import { RowForm } from "../lists/row-form";
import { MailNote } from "../newsletter/mail-note";
import { RoomNote } from "./room-note";

type Archived = { id: string; name: string; subject: string };
type Props = {
  mail: MailStatus;
  room: InboxRoom;
  /** The message that was archived a moment ago. */
  archived: Archived | null;
};

/** What the owner has to know before the list: how mail does, and what was just archived. */
export function ListNotes({ mail, room, archived }: Props) {
  return (
    <div className="mb-6 grid gap-4 empty:hidden">
      <MailNote mail={mail} />
      <RoomNote room={room} />
      {archived && <ArchivedNote {...archived} />}
    </div>
  );
}

function ArchivedNote({ id, name, subject }: Archived) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-edge bg-surface p-3 sm:px-4">
      <p className="min-w-0 wrap-anywhere">
        Archived: {subject}, from <bdi>{name}</bdi>
      </p>
      <RowForm id={id}>
        <Button name={INTENT} value={UNARCHIVE} kind="secondary">
          Undo
        </Button>
      </RowForm>
    </div>
  );
}
