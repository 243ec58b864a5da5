import { sql } from "drizzle-orm";
import { isYetToCome } from "~/models/posts/post-columns.server";
import { indexedText, isApart } from "~/search/index-words";
import { characterCount, characterPairs } from "~/search/search-words";
import { countErrors, forgivenErrors } from "~/search/typing-errors";
import { stemOf } from "~/search/word-stem";
import { db } from "~db/client.server";

/** A word that is looked for: itself with its other forms, or all that begin with it. */
type SearchWord = { word: string; isBeginning: boolean };
/** What may stand for one word of a search: the word itself, and words that begin with it. */
export type SearchTerm = { exact: SearchWord[]; longer: SearchWord[] };

const MAX_ALTERNATIVES = 8;
const LONG_BEGINNING = 4;
/** So many words are looked for one by one. */
const MOST_LONGER = 60;
/**
 * Looking for one word among all takes the only thread up to 50 ms on a large site: so many words of a search are
 * corrected, each by so many that have most in common with it.
 */
const MOST_CORRECTED = 2;
const MOST_CANDIDATES = 200;
/** An error spoils at most so many pairs of characters. */
const PAIRS_AN_ERROR = 3;

/** The ids of what is in the index and not live yet. */
export const idsYetToCome = sql`select id from search_items
  where published_at > 0 and ${isYetToCome(sql`published_at`)}`;

/**
 * Terms as FTS5 reads them; words have characters and digits only, so that nothing in them is an operator. A run without
 * spaces is several words of the index, and so a phrase.
 */
export function matchOf(terms: SearchTerm[], join: "AND" | "OR", isExact = false) {
  const quoted = ({ word, isBeginning }: SearchWord) =>
    `"${indexedText(word)}"${isBeginning ? "*" : ""}`;
  const ways = terms.map(({ exact, longer }) => (isExact ? exact : [...exact, ...longer]));
  return ways.map((words) => `(${words.map(quoted).join(" OR ")})`).join(` ${join} `);
}

/** Whether anything that the public sees has it. */
function isFoundLive(match: string) {
  const found = db.get(sql`select 1 from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome}) limit 1`);
  return found !== undefined;
}

/** A word as a term. */
export function termOf(word: string): SearchTerm {
  return { exact: [whole(word)], longer: longerWords(word) };
}

const whole = (word: string) => ({ word, isBeginning: false });

/**
 * The words that begin so, each stem once: the index has its words' stems, so that `runni` is the beginning of
 * `running` and not of `run`. Short beginnings, and those of many words, are left to the index.
 */
function longerWords(beginning: string): SearchWord[] {
  const characters = characterCount(beginning);
  const all = { word: beginning, isBeginning: true };
  if (characters < LONG_BEGINNING || isApart(beginning)) return characters < 2 ? [] : [all];
  const words = db.all<{ word: string }>(sql`select word from search_words
    where word > ${beginning} and word < ${`${beginning}\u{10ffff}`} limit ${MOST_LONGER + 1}`);
  if (words.length > MOST_LONGER) return [all];
  const stems = new Map(words.map(({ word }) => [stemOf(word), word]));
  stems.delete(stemOf(beginning));
  return [...stems.values()].map(whole);
}

/** Only words that the public can read: what else is in the index must not take their place. */
function firstLive(words: string[]) {
  const found: string[] = [];
  for (const word of words) {
    if (found.length === MAX_ALTERNATIVES) break;
    if (isFoundLive(`"${indexedText(word)}"`)) found.push(word);
  }
  return found;
}

/**
 * The terms, in place of each that nothing has the words that it may be by the fewest typing errors; without those that
 * cannot be corrected, or are too many for one search.
 */
export function correctedTerms(terms: SearchTerm[]): SearchTerm[] {
  let left = MOST_CORRECTED;
  return terms.flatMap((term) => {
    if (isFoundLive(matchOf([term], "AND"))) return term;
    if (left === 0) return [];
    left -= 1;
    const words = correctionsOf(term.exact[0]?.word ?? "");
    return words.length > 0 ? { exact: words.map(whole), longer: [] } : [];
  });
}

function correctionsOf(word: string) {
  const characters = characterCount(word);
  const most = forgivenErrors(characters);
  const near = candidates(word, characters, most)
    .map((candidate) => ({ candidate, errors: countErrors(word, candidate, most) }))
    .filter(({ errors }) => errors <= most)
    .sort((a, b) => a.errors - b.errors);
  for (let errors = 1; errors <= most; errors += 1) {
    const found = firstLive(
      near.filter((each) => each.errors === errors).map(({ candidate }) => candidate),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Words of about this length that have enough pairs of characters in common with it, those with most of them. */
function candidates(word: string, characters: number, errors: number) {
  if (errors === 0) return [];
  const pairs = characterPairs(word);
  const shared = Math.max(1, pairs.length - PAIRS_AN_ERROR * errors);
  const found = db.all<{ word: string }>(sql`select word from search_pairs
    where pair in (select value from json_each(${JSON.stringify(pairs)}))
    and length between ${characters - errors} and ${characters + errors}
    group by word having count(*) >= ${shared} order by count(*) desc limit ${MOST_CANDIDATES}`);
  return found.map((each) => each.word);
}
