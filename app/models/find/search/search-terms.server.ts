import { sql } from "drizzle-orm";
import { isYetToCome } from "~/models/posts/post-columns.server";
import { isApart, spacedText } from "~/search/index-words";
import { db, memoPerContent } from "~db/client.server";
import { charactersOf, countErrors, forgivenErrors, mayBeNear } from "./typing-errors";

/** What may stand for one word of a search, as FTS5 reads it: the word itself, and words that begin with it. */
export type SearchTerm = { word: string; exact: string; longer: string };

const MAX_ALTERNATIVES = 8;
/** So many words that begin with another one are looked for one by one. */
const MOST_LONGER = 12;
/** Looking for one word among all takes the only thread some milliseconds on a large site. */
const MOST_CORRECTED = 2;

/** The ids of what is in the index and not live yet. */
export const idsYetToCome = sql`select id from search_items
  where published_at > 0 and ${isYetToCome(sql`published_at`)}`;

/** A word has characters and digits only, so that nothing in it is an operator; a run without spaces is a phrase. */
export function phraseOf(word: string) {
  return `"${spacedText(word)}"`;
}

export function termOf(word: string): SearchTerm {
  return { word, exact: phraseOf(word), longer: longerThan(word) };
}

/**
 * The index has its words' stems, so that `runni` is the beginning of `running` and not of `run`: the words that begin so
 * are looked for as well, where they are few.
 */
function longerThan(beginning: string) {
  const all = `${phraseOf(beginning)}*`;
  if ([...beginning].length < 2) return "";
  if ([...beginning].length < 4 || isApart(beginning)) return all;
  const words = db.all<{ word: string }>(sql`select word from search_words
    where word > ${beginning} and word < ${`${beginning}\u{10ffff}`} limit ${MOST_LONGER + 1}`);
  if (words.length > MOST_LONGER) return all;
  return words.map(({ word }) => phraseOf(word)).join(" OR ");
}

/** Whether anything that the public sees has it. */
function isFoundLive(match: string) {
  const found = db.get(sql`select 1 from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome}) limit 1`);
  return found !== undefined;
}

/**
 * The terms, in place of each that nothing has the words that it may be; without those that cannot be corrected, or are too
 * many for one search.
 */
export function correctedTerms(terms: SearchTerm[]): SearchTerm[] {
  let left = MOST_CORRECTED;
  return terms.flatMap((term) => {
    if (isFoundLive(term.longer ? `${term.exact} OR ${term.longer}` : term.exact)) return term;
    if (left === 0) return [];
    left -= 1;
    const words = correctionsOf(term.word).map(phraseOf);
    return words.length > 0 ? { word: term.word, exact: words.join(" OR "), longer: "" } : [];
  });
}

const knownWords = memoPerContent(() => {
  // As one text they are read in a quarter of the time.
  const all = sql`select group_concat(word, ' ') as words from search_words`;
  const words = db.get<{ words: string | null }>(all).words?.split(" ") ?? [];
  return words.map((word) => ({ word, characters: charactersOf(word) }));
});

/**
 * The words that it may be by the fewest typing errors, of those that the public can read: what else is in the index must
 * not take their place.
 */
function correctionsOf(word: string) {
  const most = forgivenErrors([...word].length);
  if (most === 0 || isApart(word)) return [];
  const characters = charactersOf(word);
  const near = knownWords()
    .filter((known) => Math.abs(known.word.length - word.length) <= most)
    .filter((known) => mayBeNear(known.characters, characters, most))
    .map((known) => ({ ...known, errors: countErrors(word, known.word, most) }));
  for (let errors = 1; errors <= most; errors += 1) {
    const found = firstLive(near.filter((each) => each.errors === errors));
    if (found.length > 0) return found;
  }
  return [];
}

function firstLive(words: { word: string }[]) {
  const found: string[] = [];
  for (const { word } of words) {
    if (found.length === MAX_ALTERNATIVES) break;
    if (isFoundLive(phraseOf(word))) found.push(word);
  }
  return found;
}
