import type { Reply } from "~/forms/reply";

/** What came back to the account's page, with the form that it is about and the record of that, if it has one. */
export type AccountReply = (NonNullable<Reply> & { of: string; record: string }) | undefined;

/** The reply, for the form that it is about. */
export function replyTo(reply: AccountReply, of: string, record = "") {
  return reply?.of === of && reply.record === record ? reply : undefined;
}
