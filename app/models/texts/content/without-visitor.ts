const GREETINGS = ["hi", "hello", "hey", "dear", "namaste"];
const GREETING = new RegExp(
  `^(?:${GREETINGS.join("|")}|good (?:morning|day|evening))\\b.{0,40}$`,
  "i",
);
const CLOSING =
  /^(?:(?:with|many|kind|kindest|best|warm|warmest) )*(?:regards|thanks|thank you|wishes|cheers|love|yours|namaste)\b.{0,20}$/i;
/** Whom a sentence speaks to, before its first comma. */
const ADDRESSED = /^([\p{L}\p{M}.' ]{1,60}),\s*/u;

/** The words of a text, in small letters. */
function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * A text of a correspondence as everyone may read it: without the sentences that hold a word of the visitor's name or a
 * mail address, and without the greeting and the closing around it. The owner reads it over before it is public.
 */
export function withoutVisitor(text: string, name: string) {
  const names = new Set(wordsOf(name).filter((word) => word.length > 1));
  const addresses = new Set([...names, ...GREETINGS]);
  const spoken = (sentence: string) =>
    sentence.replace(ADDRESSED, (whole, to: string) =>
      wordsOf(to).every((word) => addresses.has(word)) ? "" : whole,
    );
  const isPublic = (sentence: string) =>
    !sentence.includes("@") && !wordsOf(sentence).some((word) => names.has(word));
  return text
    .split("\n")
    .map((line) => {
      const kept = line
        .split(/(?<=[.!?।])\s/)
        .map(spoken)
        .filter(isPublic)
        .join(" ")
        .trim();
      return GREETING.test(kept) || CLOSING.test(kept) ? "" : kept;
    })
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
