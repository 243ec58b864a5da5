import { sql } from "drizzle-orm";
import { db } from "~db/client.server";
import { KIND_BITS, KIND_NUMBERS, KIND_SPAN } from "~db/search-index";
import { type SearchKind, searchKinds } from "./search";
import {
  corrected,
  idsYetToCome,
  matchOf,
  type SearchTerm,
  searchedWords,
  termOf,
} from "./search-terms.server";

/** How often each kind was found. */
export type SearchCounts = Record<SearchKind, number>;
/** What a search comes to: what it looks for in the end, and how much of it there is. */
export type SearchMatch = { terms: SearchTerm[]; match: string; counts: SearchCounts };

/** Where more is found than this, a word says too little of a text to rank by how often it stands there. */
const MAX_RANKED = 1_000;
/** What a word counts in the title, in other names, in what cards say, in the text. */
const WEIGHTS = sql.raw("10, 10, 4, 1");

const numbers: Record<SearchKind, number> = {
  place: KIND_NUMBERS.destination,
  letter: KIND_NUMBERS.post,
  pin: KIND_NUMBERS.pin,
  collection: KIND_NUMBERS.collection,
  question: KIND_NUMBERS.question,
  photo: KIND_NUMBERS.medium,
};

/** The kind of an item of the index. */
export function kindOfId(id: number) {
  const number = Math.floor(id / KIND_SPAN);
  return searchKinds.find((kind) => numbers[kind] === number) as SearchKind;
}

/**
 * What has all the words; where nothing has, what has them without typing errors; else what has any of them. `null`
 * when nothing is found.
 */
export function findMatch(q: string): SearchMatch | null {
  const asked = searchedWords(q).map(termOf);
  if (asked.length === 0) return null;
  const whole = counted(asked, "AND");
  if (whole) return whole;
  const terms = asked.flatMap((term) => [corrected(term) ?? []].filter((each) => each.length > 0));
  if (terms.length === 0) return null;
  const right = terms.length === asked.length ? counted(terms, "AND") : null;
  return right ?? counted(terms, "OR");
}

function counted(terms: SearchTerm[], join: "AND" | "OR"): SearchMatch | null {
  const match = matchOf(terms, join);
  const rows = db.all<{ number: number; items: number }>(sql`
    select rowid >> ${KIND_BITS} as number, count(*) as items from search_texts
    where search_texts match ${match} and rowid not in (${idsYetToCome}) group by 1`);
  const items = new Map(rows.map((row) => [row.number, row.items]));
  const counts = searchKinds.map((kind) => [kind, items.get(numbers[kind]) ?? 0] as const);
  return rows.length > 0
    ? { terms, match, counts: Object.fromEntries(counts) as SearchCounts }
    : null;
}

export function totalOf({ counts }: SearchMatch, kind: SearchKind | null) {
  const kinds: readonly SearchKind[] = kind ? [kind] : searchKinds;
  return kinds.reduce((sum, each) => sum + counts[each], 0);
}

type Part = { kind: SearchKind | null; offset: number; limit: number };

/** The ids of what was found, best first: by bm25, or where very much was found titles first, then the newest. */
export function listFoundIds(found: SearchMatch, { kind, offset, limit }: Part) {
  if (totalOf(found, kind) <= MAX_RANKED) {
    const rank = sql`bm25(search_texts, ${WEIGHTS}), rowid desc`;
    return idsOf(found.match, kind, sql`order by ${rank} limit ${limit} offset ${offset}`);
  }
  const inTitle = `{title names} : (${found.match})`;
  const newest = sql`order by rowid desc`;
  const first = idsOf(inTitle, kind, sql`${newest} limit ${limit} offset ${offset}`);
  if (first.length === limit) return first;
  const titles = idsOf(inTitle, kind, newest);
  const rest = sql`and rowid not in (select value from json_each(${JSON.stringify(titles)}))`;
  const from = Math.max(0, offset - titles.length);
  const page = sql`${rest} ${newest} limit ${limit - first.length} offset ${from}`;
  return [...first, ...idsOf(found.match, kind, page)];
}

function idsOf(match: string, kind: SearchKind | null, rest: ReturnType<typeof sql>) {
  const from: number = kind ? numbers[kind] * KIND_SPAN : 0;
  const to = kind ? from + KIND_SPAN : Number.MAX_SAFE_INTEGER;
  const rows = db.all<{ id: number }>(sql`select rowid as id from search_texts
    where search_texts match ${match} and rowid >= ${from} and rowid < ${to}
    and rowid not in (${idsYetToCome}) ${rest}`);
  return rows.map(({ id }) => id);
}
