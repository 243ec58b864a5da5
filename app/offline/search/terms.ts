import { charactersOfRun, isApart } from "~/search/index-words";

/**
 * The index terms of a word: an English word without its ending; of a run without spaces its characters and
 * neighbouring pairs.
 */
export function termsOf(word: string) {
  if (!isApart(word)) return [withoutEnding(word)];
  return [...charactersOfRun(word), ...pairsOf(word)];
}

function withoutEnding(word: string) {
  return /^[a-z]{5,}$/.test(word) ? word.replace(/(?:ies|ing|ed|es|[sye])$/, "") : word;
}

function pairsOf(run: string) {
  const characters = charactersOfRun(run);
  return characters.slice(1).map((next, at) => `${characters[at]}${next}`);
}

export function askedTerms(word: string) {
  if (!isApart(word)) return [withoutEnding(word)];
  const pairs = pairsOf(word);
  return pairs.length > 0 ? pairs : [word];
}

/** How many typing errors are forgiven in a word. */
export function forgivenErrors(word: string) {
  if (word.length < 5 || isApart(word)) return 0;
  return word.length < 6 ? 1 : 2;
}
