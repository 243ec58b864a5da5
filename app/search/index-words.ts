import { foldText } from "./search-words";

/** Scripts that set no space between words: each letter or digit of them, with its marks, is a word by itself. */
const UNBROKEN =
  "(?=[\\p{L}\\p{N}])[\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}ー〆]\\p{M}*";
/** A flag, another emoji or sign, with what says how it is drawn. */
const SIGN = "(?:\\p{Regional_Indicator}{2}|\\p{So})[\\p{M}\\p{Cf}\\p{Sk}]*";

const NON_ASCII = /\P{ASCII}/u;
const APART = new RegExp(`${SIGN}|${UNBROKEN}`, "gu");
const IS_APART = new RegExp(`^(?:${SIGN}|${UNBROKEN})`, "u");
const WORD = new RegExp(
  `${SIGN}|(?:${UNBROKEN})+|(?:(?!${UNBROKEN})[\\p{L}\\p{N}\\p{M}\\p{Co}])+`,
  "gu",
);

/** Stands around what is a word without spaces, and in no text otherwise: a control character. */
const GAP = "\u001f";

/** A text in which SQLite's tokenizer finds the words that stand apart. */
export function spacedText(text: string) {
  return NON_ASCII.test(text) ? text.replace(APART, `${GAP}$&${GAP}`) : text;
}

/** Such a text as it is shown. */
export function shownText(spaced: string) {
  return spaced.replaceAll(GAP, "");
}

/** The words of a text in their order, folded; of a script without spaces each run as it stands. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORD) ?? [];
}

/** The different words of a text or a search. */
export function distinctWords(text: string) {
  return [...new Set(wordsOf(text))];
}

/** Whether a folded word is found within a run of letters: it is an emoji, or of a script without spaces. */
export function isApart(word: string) {
  return IS_APART.test(word);
}

/** The characters of such a run, each with its marks. */
export function charactersOfRun(run: string): string[] {
  return run.match(APART) ?? [];
}
