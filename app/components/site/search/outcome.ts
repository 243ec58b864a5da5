import type { SearchPage } from "~/models/find/search/search";
import { counted } from "~/utils/words/counted";

/** The result of a search in words, which are announced. */
export function outcomeOf({ q, total }: Pick<SearchPage, "q" | "total">) {
  if (q === "") return "Type a word, or the beginning of one.";
  if (total === 0) return "Nothing found. Try another word, or fewer of them.";
  return `${counted(total, "result")} for ‘${q}’`;
}
