/** The bare address of a sender such as `Asha <asha@example.com>`. */
export function addressOf(sender: string) {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/**
 * The mailbox that an address leads to, for counting only: without a `+tag`, and without dots before the `@`, which
 * some servers ignore.
 */
export function mailboxOf(address: string) {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).replaceAll(".", "").split("+", 1);
  return `${name || address.slice(0, at)}${address.slice(at)}`.toLowerCase();
}

export function domainOf(sender: string) {
  return addressOf(sender).split("@").at(-1) ?? "localhost";
}
