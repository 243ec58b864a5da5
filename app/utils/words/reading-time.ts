const WORDS_A_MINUTE = 200;

/** How many words a text has, tags left out. */
export function countWords(content: string) {
  // A tag ends at the next one's beginning at the latest: `[^>]` would look for its end to the text's end.
  return content.replace(/<[^<>]*>/g, " ").match(/\S+/g)?.length ?? 0;
}

/** Minutes that a text takes to read, tags left out; at least 1. */
export function readingMinutes(content: string) {
  return Math.max(1, Math.round(countWords(content) / WORDS_A_MINUTE));
}
