import {
  RESULTS_A_GROUP,
  RESULTS_A_PAGE,
  readAsked,
  type SearchPage,
  searchKinds,
} from "~/models/search/search";
import { snippetOf, wordFinder } from "~/models/search/search-snippet";
import { groupBy } from "~/utils/group-by";
import { readKept } from "./kept-texts";

/** What the address of the search page asks for, of what is kept on this device; on the last page beyond the last. */
export async function searchKept(params: URLSearchParams): Promise<SearchPage> {
  const { q, kind = null, page: asked } = readAsked(params);
  const { index, ...kept } = await readKept();
  const { texts, terms } = index.find(q);
  const words = wordFinder(terms);
  const shown = (part: typeof texts) =>
    part.map((text) => {
      const { kind, title, path } = text;
      return { kind, title, path, snippet: snippetOf(text, words) };
    });
  const byKind = groupBy(texts, (text) => text.kind);
  const common = { q, kind, kept };
  if (kind) {
    const all = byKind.get(kind) ?? [];
    const pages = Math.max(1, Math.ceil(all.length / RESULTS_A_PAGE));
    const page = Math.min(asked ?? 1, pages);
    const from = (page - 1) * RESULTS_A_PAGE;
    const results = shown(all.slice(from, from + RESULTS_A_PAGE));
    return { ...common, page, pages, total: all.length, results, groups: [] };
  }
  const groups = searchKinds.flatMap((each) => {
    const all = byKind.get(each) ?? [];
    const results = shown(all.slice(0, RESULTS_A_GROUP));
    return all.length > 0 ? [{ kind: each, total: all.length, results }] : [];
  });
  return { ...common, page: 1, pages: 1, total: texts.length, results: [], groups };
}
