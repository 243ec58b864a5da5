/** What is typed of an answer, with a saved reply after it. */
export function withReply(typed: string, reply: string) {
  return [typed.trimEnd(), reply].filter(Boolean).join("\n\n");
}
