/** What is typed of an answer, with a saved reply after it. */
export function withReply(entered: string, reply: string) {
  return [entered.trimEnd(), reply].filter(Boolean).join("\n\n");
}
