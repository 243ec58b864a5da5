import { Button } from "~/components/ui/buttons/button";
import { ARCHIVE, INTENT, MARK_READ, MARK_UNREAD, UNARCHIVE } from "~/forms/intents";
import { RowForm, useIsAtWork } from "../lists/row-form";

type Props = { message: { id: string; isRead: boolean; archivedAt: Date | null } };

/** Buttons for a message's state: read or unread, inbox or archive. */
export function MessageButtons({ message: { id, isRead, archivedAt } }: Props) {
  return (
    <>
      {isRead ? (
        <StateButton id={id} intent={MARK_UNREAD} label="Mark as New" working="Marking…" />
      ) : (
        <StateButton id={id} intent={MARK_READ} label="Mark as Read" working="Marking…" />
      )}
      {archivedAt ? (
        <StateButton id={id} intent={UNARCHIVE} label="Move to Inbox" working="Moving…" />
      ) : (
        <StateButton id={id} intent={ARCHIVE} label="Archive" working="Archiving…" />
      )}
    </>
  );
}

type StateProps = { id: string; intent: string; label: string; working: string };

function StateButton({ id, intent, label, working }: StateProps) {
  const isAtWork = useIsAtWork(id, intent);
  return (
    <RowForm id={id}>
      <Button
        name={INTENT}
        value={intent}
        kind="secondary"
        className="max-sm:px-2.5 max-sm:text-sm"
      >
        {isAtWork ? working : label}
      </Button>
    </RowForm>
  );
}
