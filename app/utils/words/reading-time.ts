const WORDS_A_MINUTE = 200;

/** The number of words in a text, without tags. */
export function countWords(content: string) {
  // A tag ends before the next `<` at the latest; `[^>]` would search for its end up to the text's end each time.
  return content.replace(/<[^<>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}

/** The reading time of a text in minutes, without tags; at least 1. */
export function readingMinutes(content: string) {
  return Math.max(1, Math.round(countWords(content) / WORDS_A_MINUTE));
}
