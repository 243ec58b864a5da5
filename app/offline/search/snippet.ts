import type { SearchText } from "~/models/find/search/search";
import { FOUND_FROM, FOUND_TO, SNIPPET_WORDS, snippetParts } from "~/models/find/search/search";
import { charactersOfRun, shownText, spacedText, wordsOf } from "~/search/index-words";
import { memoizeByName } from "~/utils/async/memoize-by-name";
import { termsOf } from "./terms";

const LEAD_WORDS = 6;

const WORD = /[\p{L}\p{N}\p{M}\p{Co}\p{Cf}\p{So}]+/gu;
const BETWEEN_FOUND = new RegExp(`${FOUND_TO}(\\u001f*)${FOUND_FROM}`, "g");

/** Returns a function that tells whether a word of a text was found by these terms. */
export function wordFinder(terms: Set<string>) {
  const wanted = new Set([...terms, ...[...terms].flatMap(charactersOfRun)]);
  // The same words occur in many texts.
  return memoizeByName((word) =>
    wordsOf(word).some((each) => termsOf(each).some((term) => wanted.has(term))),
  );
}

/** The part of an item's texts with the most found words near each other, with these marked. */
export function snippetOf(text: SearchText, isFound: (word: string) => boolean) {
  const parts = snippetParts(text).map((part) => best(part, isFound));
  const most = Math.max(...parts.map(({ found }) => found));
  return (
    parts.find(({ found }) => found === most && most > 0)?.snippet ??
    best(text.detail || text.body, () => false).snippet
  );
}

function best(text: string, isFound: (word: string) => boolean) {
  const spaced = spacedText(text);
  const words = [...spaced.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    found: isFound(word) ? 1 : 0,
  }));
  const foundIn = (from: number) =>
    words.slice(from, from + SNIPPET_WORDS - LEAD_WORDS).reduce((sum, { found }) => sum + found, 0);
  let start = { at: 0, found: 0 };
  for (const [at, word] of words.entries()) {
    if (word.found && foundIn(at) > start.found) start = { at, found: foundIn(at) };
  }
  const first = Math.max(0, Math.min(start.at - LEAD_WORDS, words.length - SNIPPET_WORDS));
  const shown = words.slice(first, first + SNIPPET_WORDS);
  const isEnd = first + shown.length === words.length;
  let snippet = first > 0 ? "…" : spaced.slice(0, shown[0]?.from);
  for (const [at, { from, to, found }] of shown.entries()) {
    const word = spaced.slice(from, to);
    const next = shown[at + 1]?.from ?? (isEnd ? spaced.length : to);
    snippet += (found ? FOUND_FROM + word + FOUND_TO : word) + spaced.slice(to, next);
  }
  return {
    found: start.found,
    snippet: shownText(snippet.replace(BETWEEN_FOUND, "$1")) + (isEnd ? "" : "…"),
  };
}
