import { foldText } from "./search-words";

/** Scripts without spaces between words: each letter or digit, with its marks, counts as a word. */
const UNBROKEN =
  "(?=[\\p{L}\\p{N}])[\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー〆]\\p{M}*";
/** A flag, emoji or symbol with its modifiers. */
const SIGN = "(?:\\p{Regional_Indicator}{2}|\\p{So})[\\p{M}\\p{Cf}\\p{Sk}]*";

const NON_ASCII = /\P{ASCII}/u;
const APART = new RegExp(`${SIGN}|${UNBROKEN}`, "gu");
const IS_APART = new RegExp(`^(?:${SIGN}|${UNBROKEN})`, "u");
const WORD = new RegExp(
  `${SIGN}|(?:${UNBROKEN})+|(?:(?!${UNBROKEN})[\\p{L}\\p{N}\\p{M}\\p{Co}])+`,
  "gu",
);

/** A control character around such words, which no text contains. */
const GAP = "\u001f";

/** A text in which SQLite's tokenizer finds these words separately. */
export function spacedText(text: string) {
  return NON_ASCII.test(text) ? text.replace(APART, `${GAP}$&${GAP}`) : text;
}

/** Such a text without the control characters. */
export function shownText(spaced: string) {
  return spaced.replaceAll(GAP, "");
}

/** The folded words of a text in order; a run in a script without spaces is one word. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

export function distinctWords(text: string) {
  return [...new Set(wordsOf(text))];
}

/** Whether a folded word is found within a run of letters: an emoji, or a script without spaces. */
export function isApart(word: string) {
  return IS_APART.test(word);
}

/** The characters of such a run, each with its marks. */
export function charactersOfRun(run: string): string[] {
  return run.match(APART) ?? [];
}
