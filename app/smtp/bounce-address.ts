import { addressOf } from "~/utils/mail-address";

const KEY = /\+b-([0-9a-f]{20})@/i;

/**
 * The sender's address of one mail (VERP), so that reports of its failure come to an address of their own. The part
 * after the plus leads to the same mailbox; its key is known only from the mail itself.
 */
export function bounceAddress(from: string, key: string) {
  const address = addressOf(from);
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}+b-${key}${address.slice(at)}`;
}

/** The key of the first such address in a text, or `null`. */
export function bounceKeyIn(text: string) {
  return KEY.exec(text)?.[1]?.toLowerCase() ?? null;
}
