import { Badge } from "~/components/ui/badge";

type Props = { message: { isRead: boolean; answeredAt: Date | null; archivedAt: Date | null } };

/** What became of a message until now. */
export function MessageBadges({ message: { isRead, answeredAt, archivedAt } }: Props) {
  return (
    <>
      {!isRead && <Badge tone="accent">New</Badge>}
      {answeredAt && <Badge tone="monsoon">Answered</Badge>}
      {archivedAt && <Badge>Archived</Badge>}
    </>
  );
}
