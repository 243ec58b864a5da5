import { sql } from "drizzle-orm";
import { isYetToCome } from "~/models/posts/post-columns.server";
import { isApart, spacedText } from "~/search/index-words";
import { db, memoPerContent } from "~db/client.server";
import { charactersOf, countErrors, forgivenErrors, mayBeNear } from "./typing-errors";

/** A word of a search as two FTS5 expressions: the word itself, and longer words that begin with it. */
export type SearchTerm = { word: string; exact: string; longer: string };

const MAX_ALTERNATIVES = 8;
/** Up to this many longer words are searched one by one; more of them as a prefix. */
const MOST_LONGER = 12;
/**
 * Correcting a word compares it with all words of the index, which blocks the thread for milliseconds on a large site.
 */
const MOST_CORRECTED = 2;

/** The ids of indexed records whose date of publication has not come. */
export const idsYetToCome = sql`select id from search_items
  where published_at > 0 and ${isYetToCome(sql`published_at`)}`;

/**
 * Quotes a word for FTS5. It holds only letters and digits, so nothing in it is an operator; words of a script without
 * spaces become a phrase.
 */
export function phraseOf(word: string) {
  return `"${spacedText(word)}"`;
}

export function termOf(word: string): SearchTerm {
  return { word, exact: phraseOf(word), longer: longerThan(word) };
}

/**
 * The index holds stems, so `runni*` finds no `running`, which is stored as `run`. If few words begin like this, they
 * are searched by name instead.
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

/** Whether anything that the public may see matches. */
function isFoundLive(match: string) {
  const found = db.get(sql`select 1 from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome}) limit 1`);
  return found !== undefined;
}

/**
 * Replaces each term without results by similar words. Drops terms that cannot be corrected, or that exceed what one
 * search may correct.
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
  // Read as one text the words take a quarter of the time.
  const all = sql`select group_concat(word, ' ') as words from search_words`;
  const words = db.get<{ words: string | null }>(all).words?.split(" ") ?? [];
  return words.map((word) => ({ word, characters: charactersOf(word) }));
});

/**
 * The known words with the fewest typing errors that the public can find: words of hidden records must not take their
 * place.
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
