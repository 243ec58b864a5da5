import type { Reply } from "~/forms/reply";

/**
 * The action's answer on the account page, with the name of the form that it is about and that form's record, if any.
 */
export type AccountReply = (NonNullable<Reply> & { of: string; record: string }) | undefined;

/** The answer, if it is about this form. */
export function replyTo(reply: AccountReply, of: string, record = "") {
  return reply?.of === of && reply.record === record ? reply : undefined;
}
