/** The answer typed so far, followed by a saved reply. */
export function withReply(entered: string, reply: string) {
  return [entered.trimEnd(), reply].filter(Boolean).join("\n\n");
}
