import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { findMessage, listEarlierMessages } from "./contact-admin.server";
import { listAnswers } from "./contact-answer.server";
import { listSavedReplies } from "./saved-reply.server";

/**
 * The data of a message's page: the message, earlier ones, the answers, and what the answer form needs; `null` without
 * the message.
 */
export function messagePage(id: string) {
  const message = findMessage(id);
  return (
    message && {
      message,
      earlier: listEarlierMessages(message),
      answers: listAnswers(id),
      replies: listSavedReplies(),
      mail: getMailStatus(),
    }
  );
}
