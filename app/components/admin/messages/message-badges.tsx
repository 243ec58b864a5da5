import { Badge } from "~/components/ui/badge";
import type { AdminMessage } from "~/models/mail/messages/contact-admin.server";

type BadgeFields = "isRead" | "isPerhapsMachine" | "answeredAt" | "archivedAt";

/** The state of a message. */
export function MessageBadges({ message }: { message: Pick<AdminMessage, BadgeFields> }) {
  const { isRead, isPerhapsMachine, answeredAt, archivedAt } = message;
  return (
    <>
      {isPerhapsMachine && <Badge>Perhaps from a machine</Badge>}
      {!isRead && <Badge tone="accent">New</Badge>}
      {answeredAt && <Badge tone="monsoon">Answered</Badge>}
      {archivedAt && <Badge>Archived</Badge>}
    </>
  );
}
