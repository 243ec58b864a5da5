import type { InboxRoom } from "~/models/mail/messages/inbox-room.server";

/** Warns the owner that unread messages leave little room for more, or none. */
export function RoomNote({ room }: { room: InboxRoom }) {
  if (room === "enough") return null;
  return (
    <section
      aria-label="Room in the inbox"
      className="max-w-measure rounded-card border border-edge bg-surface p-4"
    >
      <p className={`font-medium ${room === "full" ? "text-danger" : ""}`}>
        {room === "full"
          ? "The inbox is full: no more messages are taken."
          : "Unread messages fill more than half of the inbox."}
      </p>
      <p className="mt-1 text-muted">
        Mark messages as read, archive or delete them, and there is room again.
        {room === "half" && " Until then each network can send only a few a day."}
      </p>
    </section>
  );
}
