const WORDS_A_MINUTE = 200;

/** Minutes that a text takes to read, tags left out; at least 1. */
export function readingMinutes(content: string) {
  // A tag ends at the next one's beginning at the latest: `[^>]` would look for its end to the text's end.
  const words = content.replace(/<[^<>]*>/g, " ").match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
