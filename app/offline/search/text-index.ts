import MiniSearch, { type SearchOptions } from "minisearch";
import type { SearchText } from "~/models/find/search/search";
import {
  countFound,
  readAsked,
  SEARCH_WEIGHTS,
  type SearchPage,
  searchPageOf,
} from "~/models/find/search/search";
import { type FoundWhere, inFoundOrder } from "~/models/find/search/search-order";
import { wordsOf } from "~/search/index-words";
import { searchedWords } from "~/search/searched-words";
import { snippetOf, wordFinder } from "./snippet";
import { askedTerms, forgivenErrors, termsOf } from "./terms";

type Indexed = SearchText & { id: number };

/** The texts and the index for a search on a device, or in a frozen copy. */
export type TextIndex = { texts: SearchText[]; index: MiniSearch<Indexed> };

export function indexTexts(texts: SearchText[]): TextIndex {
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(SEARCH_WEIGHTS),
    tokenize: (text) => wordsOf(text).flatMap(termsOf),
    processTerm: (term) => term,
  });
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  return { texts, index };
}

const ALL: SearchOptions = { combineWith: "AND" };
const WITH_ERRORS: SearchOptions = { combineWith: "AND", fuzzy: forgivenErrors };
const ANY: SearchOptions = { combineWith: "OR", fuzzy: forgivenErrors };

type FoundText = FoundWhere<SearchText> & { terms: Set<string> };

/** A word is found if all its terms are; the last term may be a prefix. */
function queryOf(word: string) {
  const queries = askedTerms(word).map((term, at, { length }) => ({
    queries: [term],
    prefix: at === length - 1 && term.length > 1,
  }));
  return { queries, combineWith: "AND" as const };
}

/** Finds texts with all words; without any, texts with all words after correction; else texts with one of the words. */
function find({ texts, index }: TextIndex, q: string): FoundText {
  const queries = searchedWords(q).map(queryOf);
  const terms = new Set<string>();
  function list(options: SearchOptions, fields = Object.keys(SEARCH_WEIGHTS)) {
    const asked = { ...options, fields, boost: SEARCH_WEIGHTS, tokenize: (term: string) => [term] };
    return index.search({ queries }, asked).map((hit) => {
      for (const term of hit.terms) terms.add(term);
      return texts[hit.id] as SearchText;
    });
  }
  const options = [ALL, WITH_ERRORS].find((each) => list(each).length > 0) ?? ANY;
  return {
    titled: list(options, ["title"]),
    named: list(options, ["title", "names"]),
    all: list(options),
    terms,
  };
}

/** The results for the search page's address among these texts; the first page for a page beyond the last. */
export function searchTexts(index: TextIndex, params: URLSearchParams): SearchPage {
  const { q, kind = null, page } = readAsked(params);
  const kindOf = (text: SearchText) => text.kind;
  const found = find(index, q);
  const asked = inFoundOrder(found, kindOf).filter((text) => !kind || text.kind === kind);
  const isFound = wordFinder(found.terms);
  function part({ offset, limit }: { offset: number; limit: number }) {
    const results = asked.slice(offset, offset + limit).map((text) => ({
      kind: text.kind,
      title: text.title,
      path: text.path,
      snippet: snippetOf(text, isFound),
    }));
    return { total: asked.length, counts: countFound(found.all, kindOf), results };
  }
  const first = { q, kind, page: 1 };
  return (searchPageOf({ ...first, page: page ?? 1 }, part) ??
    searchPageOf(first, part)) as SearchPage;
}
