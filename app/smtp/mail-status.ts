/** `hard`: the address will never accept mail; `soft`: it did not accept this one. */
export type Bounce = "hard" | "soft";

const STATUS = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;

/** The first status code of RFC 3463 in a text, such as '5.1.1'. */
export function statusIn(text: string) {
  return STATUS.exec(text)?.[0] ?? null;
}

/** Whether a status is about the sender, the text or the servers, and not about the address. */
export function isPolicy(status: string) {
  return /^5\.[34567]\./.test(status);
}

/**
 * What a failure with this status means for the address. Only a permanent one about the mailbox itself is hard; a full
 * mailbox (5.2.2) and a mail that is too big for it (5.2.3) are not.
 */
export function bounceOf(status: string): Bounce {
  const isPermanent = status.startsWith("5.");
  return isPermanent && !isPolicy(status) && !/^5\.2\.[23]$/.test(status) ? "hard" : "soft";
}
