import { type SQL, sql } from "drizzle-orm";
import { groupBy } from "~/utils/group-by";
import { db } from "~db/client.server";
import { type SearchKind, searchKinds } from "./search";
import {
  countFound,
  isOfKind,
  kindOfId,
  matchText,
  type Query,
  type SearchCounts,
  totalOf,
} from "./search-counts.server";
import { corrected, idsYetToCome, matchOf, type SearchTerm, termOf } from "./search-terms.server";
import { searchedWords } from "./searched-words";

/** Found by the words themselves, or by words that begin with them. */
type Tier = Query;
/** What a search comes to: what it looks for in the end, the best first, and how much of it there is. */
export type SearchMatch = { terms: SearchTerm[]; tiers: Tier[]; counts: SearchCounts };

/** Where more is found than this, a word says too little of a text to rank by how often it stands there. */
const MAX_RANKED = 500;
/** What a word counts in the title, in other names, in what cards say, in the text. */
const WEIGHTS = sql.raw("10, 10, 4, 1");

/**
 * What has all the words; where nothing has, what has them without typing errors; else what has any of them. `null`
 * when nothing is found.
 */
export function findMatch(q: string): SearchMatch | null {
  const asked = searchedWords(q).map(termOf);
  if (asked.length === 0) return null;
  const found = matching(asked, "AND");
  if (found) return found;
  const terms = asked.flatMap((term) => corrected(term) ?? []);
  if (terms.length === 0) return null;
  const right = terms.length === asked.length ? matching(terms, "AND") : null;
  return right ?? matching(terms, "OR");
}

function matching(terms: SearchTerm[], join: "AND" | "OR"): SearchMatch | null {
  const all = { yes: matchOf(terms, join), no: null };
  const counts = countFound(all);
  if (totalOf({ counts }, null) === 0) return null;
  if (terms.every(({ longer }) => longer.length === 0)) {
    return { terms, tiers: [all], counts };
  }
  const exact = { yes: matchOf(terms, join, true), no: null };
  return { terms, tiers: [exact, { yes: all.yes, no: exact.yes }], counts };
}

type Part = { kind: SearchKind | null; offset: number; limit: number };

/**
 * The ids of what was found, best first: by the words themselves before longer ones. How many a tier has is counted only
 * where a part begins behind it.
 */
export function listFoundIds({ tiers }: SearchMatch, { kind, ...part }: Part) {
  const ids: number[] = [];
  let { offset } = part;
  for (const tier of tiers) {
    const limit = part.limit - ids.length;
    if (limit === 0) break;
    const found = idsOfTier(tier, { kind, offset, limit });
    ids.push(...found);
    if (found.length > 0) offset = 0;
    else if (offset > 0) offset -= totalOf({ counts: countFound(tier) }, kind);
  }
  return ids;
}

/** The first few ids of each kind. */
export function listFoundIdsByKind(found: SearchMatch, each: number) {
  const kinds = searchKinds.filter((kind) => found.counts[kind] > 0);
  const isFew = totalOf(found, null) <= MAX_RANKED;
  const part = { offset: 0, limit: isFew ? MAX_RANKED : each };
  const all = isFew ? groupBy(listFoundIds(found, { kind: null, ...part }), kindOfId) : null;
  return kinds.map((kind) => ({
    kind,
    ids: all ? (all.get(kind) ?? []).slice(0, each) : listFoundIds(found, { kind, ...part }),
  }));
}

/** By bm25; where very much was found, what has it in the title first, then the newest. */
function idsOfTier(tier: Tier, part: Part) {
  if (isFew(tier)) {
    return idsOf(tier, part, sql`bm25(search_texts, ${WEIGHTS}), rowid desc`);
  }
  const { yes, no } = tier;
  const inTitle = `{title names} : (${yes})`;
  const titles = { yes: inTitle, no };
  const newest = sql`rowid desc`;
  const first = idsOf(titles, part, newest);
  if (first.length === part.limit) return first;
  const others = { yes, no: no ? `(${no}) OR (${inTitle})` : inTitle };
  const before =
    part.offset === 0 ? first.length : totalOf({ counts: countFound(titles) }, part.kind);
  const offset = Math.max(0, part.offset - before);
  return [
    ...first,
    ...idsOf(others, { ...part, offset, limit: part.limit - first.length }, newest),
  ];
}

/** Whether so little is found that it can be ranked. */
function isFew(query: Query) {
  const more = db.get(sql`select 1 from search_texts where search_texts match ${matchText(query)}
    and rowid not in (${idsYetToCome}) limit 1 offset ${MAX_RANKED}`);
  return more === undefined;
}

function idsOf(query: Query, { kind, offset, limit }: Part, order: SQL) {
  const rows = db.all<{ id: number }>(sql`select rowid as id from search_texts
    where search_texts match ${matchText(query)} and ${isOfKind(kind)}
    and rowid not in (${idsYetToCome}) order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}
