import { getMailStatus } from "~/models/mail/outgoing-mail.server";
import { findMessage, listEarlierMessages } from "./contact-admin.server";
import { listAnswers } from "./contact-answer.server";
import { listSavedReplies } from "./saved-reply.server";

/** A message's own page: the message, what came before, the answers, and what it takes to answer; `null` without it. */
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
