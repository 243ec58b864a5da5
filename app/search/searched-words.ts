import { distinctWords } from "./index-words";

const MAX_WORDS = 8;

/** Words to ignore in a search, unless it has no others. */
const STOP_WORDS = new Set(
  `a about all am an and any are as at be been by can could did do does for from get had has have how i if in into is
  it its me my no not of on or our should so some than that the their them then there these they this to us was we
  were what when where which who why will with would you your`.split(/\s+/),
);

/** The significant words of a search, each once. */
export function searchedWords(q: string) {
  const words = distinctWords(q);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}
