import {
  NOTHING_FOUND,
  readAsked,
  type SearchPage,
  searchPageOf,
} from "~/models/find/search/search";
import { snippetOf, wordFinder } from "~/models/find/search/search-snippet";
import type { KeptIndex } from "./kept-index";

/** What the address of the search page asks for, of these texts; on the first page beyond the last. */
export function searchTexts(index: KeptIndex, params: URLSearchParams): SearchPage {
  const { q, kind = null, page } = readAsked(params);
  const { texts, terms } = index.find(q);
  const words = wordFinder(terms);
  const counts = { ...NOTHING_FOUND };
  for (const text of texts) counts[text.kind] += 1;
  const asked = kind ? texts.filter((text) => text.kind === kind) : texts;
  function find({ offset, limit }: { offset: number; limit: number }) {
    const results = asked.slice(offset, offset + limit).map((text) => ({
      kind: text.kind,
      title: text.title,
      path: text.path,
      snippet: snippetOf(text, words),
    }));
    return { total: asked.length, counts, results };
  }
  const first = { q, kind, page: 1 };
  const found = searchPageOf({ ...first, page: page ?? 1 }, find) ?? searchPageOf(first, find);
  return found as SearchPage;
}
