import { Badge } from "~/components/ui/badge";

type Props = {
  message: {
    isRead: boolean;
    isPerhapsMachine: boolean;
    answeredAt: Date | null;
    archivedAt: Date | null;
  };
};

/** What became of a message until now. */
export function MessageBadges({ message }: Props) {
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
