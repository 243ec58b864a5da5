import { isApart } from "~/search/index-words";
import { stemOf } from "~/search/word-stem";
import { wordsBeginning } from "~/search/words-in-place";
import { placeAfterSign, placeBetweenSigns } from "~/utils/words/cut-text";
import { FOUND_FROM, FOUND_TO } from "./search";
import type { SearchTerm } from "./search-terms.server";

const SNIPPET_CHARACTERS = 180;
/** How far before the first found word a snippet begins. */
const LEAD_CHARACTERS = 50;
const WORDS_TRIED = 40;
const ELLIPSIS = "…";

export type SearchedTexts = { names: string; detail: string; body: string };

type Found = { from: number; to: number; term: number };

/** What of a text's words a search has found, in their order. */
export type FindWords = (text: string) => Found[];

/** What finds the words of these terms in a text, as the index does; so many as a snippet is chosen from. */
export function wordFinder(terms: SearchTerm[]): FindWords {
  const wanted = terms.flatMap((term, index) =>
    [...term.exact, ...term.longer].map(({ word, isBeginning }) => ({
      stem: stemOf(word),
      isBeginning,
      index,
    })),
  );
  // Most words of a text begin otherwise, and are passed over at once.
  const beginnings = [
    ...new Set(wanted.map(({ stem }) => (isApart(stem) ? stem : [...stem].slice(0, 2).join("")))),
  ];
  const termsOfWords = new Map<string, number | null>();
  function termOfWord(word: string) {
    const stem = stemOf(word);
    const hit = wanted.find((each) =>
      each.isBeginning ? stem.startsWith(each.stem) : stem === each.stem,
    );
    return hit?.index ?? null;
  }
  return (text) => {
    const found: Found[] = [];
    for (const { word, from, to } of wordsBeginning(text, beginnings)) {
      // The same few words come in all texts that are looked through for one search.
      const term = termsOfWords.has(word) ? (termsOfWords.get(word) ?? null) : termOfWord(word);
      termsOfWords.set(word, term);
      if (term !== null) found.push({ from, to, term });
      if (found.length === WORDS_TRIED) break;
    }
    return found;
  };
}

/** The part of an item's texts that shows best why it was found, as plain text with its found words marked. */
export function snippetOf({ names, detail, body }: SearchedTexts, find: FindWords) {
  const windows = [detail, body, names && `Also called ${names}`].map((text) =>
    bestWindow(text, find(text)),
  );
  const most = Math.max(...windows.map(({ terms }) => terms));
  const best = windows.find(({ terms }) => terms === most);
  return best && most > 0 ? marked(best) : marked({ text: detail || body, found: [], from: 0 });
}

type Window = { text: string; found: Found[]; from: number };

/** Where in a text the most terms stand together; the first such place. */
function bestWindow(text: string, found: Found[]): Window & { terms: number } {
  let best = { from: 0, terms: 0 };
  for (const [index, { from }] of found.entries()) {
    const end = from + SNIPPET_CHARACTERS - LEAD_CHARACTERS;
    const terms = new Set<number>();
    for (let next = index; (found[next]?.to ?? end + 1) <= end; next += 1) {
      terms.add(found[next]?.term ?? 0);
    }
    if (terms.size > best.terms) best = { from, terms: terms.size };
  }
  return { text, found, ...best };
}

function marked({ text, found, from: at }: Window) {
  const from = wordStart(text, at - LEAD_CHARACTERS, at);
  const to = wordEnd(text, from + SNIPPET_CHARACTERS);
  const shown = text.slice(from, to);
  let snippet = "";
  let done = 0;
  for (const word of found) {
    if (word.from < from + done || word.to > to) continue;
    // An emoji may be one of several that are drawn as one.
    const start = Math.max(done, placeBetweenSigns(shown, word.from - from));
    const end = placeAfterSign(shown, word.to - from);
    snippet += `${shown.slice(done, start)}${FOUND_FROM}${shown.slice(start, end)}${FOUND_TO}`;
    done = end;
  }
  const rest = shown.slice(done).trimEnd();
  return `${from > 0 ? ELLIPSIS : ""}${snippet}${rest}${to < text.length ? ELLIPSIS : ""}`;
}

/** The first beginning of a word from here on, at the latest where the found word begins. */
function wordStart(text: string, from: number, latest: number) {
  if (from <= 0) return 0;
  const space = text.indexOf(" ", from);
  return space >= 0 && space < latest ? space + 1 : placeBetweenSigns(text, latest);
}

/** The last end of a word up to here; where there is none nearby, a place between two signs. */
function wordEnd(text: string, to: number) {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to);
  if (space > to - LEAD_CHARACTERS) return space;
  return placeBetweenSigns(text, to);
}
