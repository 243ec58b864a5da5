type Message = { name: string; email: string; message: string };

const GREETING = /^(?:hi|hello|hey|dear|namaste|good (?:morning|evening|day))\b.{0,40}$/i;
const CLOSING =
  /^(?:(?:with|many|kind|kindest|best|warm|warmest) )*(?:regards|thanks|thank you|wishes|cheers|love|yours|namaste)\b.{0,20}$/i;

/** The words of a text, in small letters. */
function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * What a message asks, for everyone to read: without the sentences that hold a word of the visitor's name or a mail
 * address, and without the greeting and the closing around it. The owner reads it over before it is public.
 */
export function questionOfMessage({ name, message }: Message) {
  const names = new Set(wordsOf(name).filter((word) => word.length > 1));
  const isPublic = (sentence: string) =>
    !sentence.includes("@") && !wordsOf(sentence).some((word) => names.has(word));
  const lines = message.split("\n").map((line) =>
    line
      .split(/(?<=[.!?।])\s/)
      .filter(isPublic)
      .join(" ")
      .trim(),
  );
  const said = lines.filter((line) => line !== "" && !GREETING.test(line) && !CLOSING.test(line));
  return said.join("\n");
}
