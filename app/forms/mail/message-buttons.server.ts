import { markMessageRead } from "~/models/mail/messages/contact.server";
import {
  archiveMessage,
  markMessageUnread,
  unarchiveMessage,
} from "~/models/mail/messages/contact-admin.server";
import { ARCHIVE, MARK_READ, MARK_UNREAD, UNARCHIVE } from "../intents";
import { rowDone } from "../records/record-form.server";

type Button = { press: (id: string) => unknown; message: string };

const buttons = new Map<unknown, Button>([
  [MARK_READ, { press: markMessageRead, message: "Message marked as read" }],
  [MARK_UNREAD, { press: markMessageUnread, message: "Message marked as new" }],
  [ARCHIVE, { press: archiveMessage, message: "Message archived" }],
  [UNARCHIVE, { press: unarchiveMessage, message: "Message moved to the inbox" }],
]);

/**
 * Changes a message's state by one of its buttons, then answers 303 to the address from `back`. `null` for other
 * buttons.
 */
export function pressMessageButton(intent: unknown, id: string, back: () => string) {
  const button = buttons.get(intent);
  if (!button) return null;
  const wasThere = Boolean(button.press(id));
  return rowDone(wasThere, back(), button.message);
}
