import { sql } from "drizzle-orm";
import { type SearchName, searchNames } from "~/kinds";
import { db } from "~db/client.server";
import { KIND_SPAN } from "~db/search-index";
import type { SearchCounts } from "./search";
import { countFound, isOfKinds, matchText, type Query, totalOf } from "./search-counts.server";
import {
  correctedTerms,
  idsYetToCome,
  matchOf,
  type SearchTerm,
  termOf,
} from "./search-terms.server";
import { searchedWords } from "./searched-words";

/** Some of what was found: where its words stand, and whether it has them themselves or longer ones. */
type Tier = Query & { isNamed: boolean };
/** What a search comes to: what it looks for in the end, the best first, and how much of it there is. */
export type SearchMatch = { terms: SearchTerm[]; tiers: Tier[]; counts: SearchCounts };

/** Where more is found than this, a word says too little of a text to rank by how often it stands there. */
const MAX_RANKED = 500;
/** What a word counts in the title, in other names, in what cards say, in the text. */
const WEIGHTS = sql.raw("10, 10, 4, 1");
/** What has the words in its title comes before what has them in another name, and then all others. */
const SCOPES = ["{title} :", "{title names} :", ""];

/**
 * What has all the words; where nothing has, what has them without typing errors; else what has any of them. `null`
 * when nothing is found.
 */
export function findMatch(q: string): SearchMatch | null {
  const asked = searchedWords(q).map(termOf);
  if (asked.length === 0) return null;
  const found = matching(asked, "AND");
  if (found) return found;
  const terms = correctedTerms(asked);
  if (terms.length === 0) return null;
  const right = terms.length === asked.length ? matching(terms, "AND") : null;
  return right ?? matching(terms, "OR");
}

function matching(terms: SearchTerm[], join: "AND" | "OR"): SearchMatch | null {
  const all = matchOf(terms, join);
  const counts = countFound({ yes: all, no: null });
  if (totalOf({ counts }, searchNames) === 0) return null;
  const hasLonger = terms.some(({ longer }) => longer.length > 0);
  const ways = hasLonger ? [matchOf(terms, join, true), all] : [all];
  const wanted = SCOPES.flatMap((scope) => ways.map((way) => `${scope} (${way})`));
  const tiers = wanted.map((yes, index) => {
    const before = wanted.slice(0, index).map((each) => `(${each})`);
    return { yes, no: before.join(" OR ") || null, isNamed: yes.startsWith("{") };
  });
  return { terms, tiers, counts };
}

type Part = { kind: SearchName | null; offset: number; limit: number };

type Turn = { names: SearchName[]; offset: number; limit: number };

/** Photographs are many, and their few words would rank them before the letters: they come behind all else. */
const TURNS = [searchNames.filter((name) => name !== "photo"), ["photo"]] satisfies SearchName[][];

/** The ids of what was found, best first. How many a tier has is counted only where a part begins behind it. */
export function listFoundIds({ tiers }: SearchMatch, { kind, ...part }: Part) {
  const ids: number[] = [];
  let { offset } = part;
  const turns = kind ? [[kind]] : TURNS;
  for (const { names, tier } of turns.flatMap((names) => tiers.map((tier) => ({ names, tier })))) {
    const limit = part.limit - ids.length;
    if (limit === 0) break;
    const found = idsOfTier(tier, { names, offset, limit });
    ids.push(...found);
    if (found.length > 0) offset = 0;
    else if (offset > 0) offset -= totalOf({ counts: countFound(tier) }, names);
  }
  return ids;
}

/** Whether so little is found that it can be ranked. */
function isFew(query: Query) {
  const more = db.get(sql`select 1 from search_texts where search_texts match ${matchText(query)}
    and rowid not in (${idsYetToCome}) limit 1 offset ${MAX_RANKED}`);
  return more === undefined;
}

/**
 * By bm25, the newest first where very much was found. Of what is named so kind comes after kind: by the words alone a
 * photo of a town, which has no others, would come before the guide to it.
 */
function idsOfTier(tier: Tier, { names, offset, limit }: Turn) {
  const byKind = tier.isNamed ? sql.raw(`rowid / ${KIND_SPAN} desc,`) : sql``;
  const ranked = sql`${byKind} bm25(search_texts, ${WEIGHTS}), rowid desc`;
  const order = isFew(tier) ? ranked : sql`rowid desc`;
  const rows = db.all<{ id: number }>(sql`select rowid as id from search_texts
    where search_texts match ${matchText(tier)} and ${isOfKinds(names)}
    and rowid not in (${idsYetToCome}) order by ${order} limit ${limit} offset ${offset}`);
  return rows.map(({ id }) => id);
}
