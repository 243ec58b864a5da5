import { BETWEEN, EMOJI, LETTER, UNBROKEN } from "./characters";
import { foldText } from "./search-words";

const NON_ASCII = /\P{ASCII}/u;
const WORD = new RegExp(`${EMOJI}|${UNBROKEN}|(?:${LETTER})+`, "gu");
const WORD_OR_RUN = new RegExp(`${EMOJI}|(?:${UNBROKEN})+|(?:${LETTER})+`, "gu");
const APART = new RegExp(`(${EMOJI})|${UNBROKEN}`, "gu");
const BEGINS_APART = new RegExp(`^(?:${EMOJI}|${UNBROKEN})`, "u");

/** The first of two planes of private use: SQLite's tokenizer takes their characters for letters, and no emoji. */
const PRIVATE_USE = 0xf0000;

function inPrivateUse(emoji: string) {
  const points = [...emoji].map((sign) => PRIVATE_USE + (sign.codePointAt(0) ?? 0));
  return String.fromCodePoint(...points);
}

/** A folded text as the index gets it, or is asked for it: what is a word without spaces around it stands apart. */
export function indexedText(folded: string) {
  if (!NON_ASCII.test(folded)) return folded;
  return folded.replace(APART, (word, emoji?: string) => ` ${emoji ? inPrivateUse(emoji) : word} `);
}

/** The words of a text, folded, in the order in which they come. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** The different words of a text, folded, in the order in which they first come. */
export function distinctWords(text: string) {
  return [...new Set(wordsOf(text))];
}

/** The different words of a search, folded: of a script without spaces the run as it stands. */
export function distinctRuns(text: string) {
  return [...new Set(foldText(text).match(WORD_OR_RUN) ?? [])];
}

/** Whether a folded word is found within a run of letters: it is an emoji, or of a script without spaces. */
export function isApart(word: string) {
  return BEGINS_APART.test(word);
}

/** What finds such a word, whatever stands between its parts, as it does in the index. */
export function patternOfRun(word: string) {
  return `${wordsOf(word).join(BETWEEN)}\\p{M}*`;
}
