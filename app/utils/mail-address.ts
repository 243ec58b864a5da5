/** The bare address of a sender such as `Asha <asha@example.com>`. */
export function addressOf(sender: string) {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/** The domain of a sender's address. */
export function domainOf(sender: string) {
  return addressOf(sender).split("@").at(-1) ?? "localhost";
}
