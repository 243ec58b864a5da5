import { kindNamed, kinds, type SearchName } from "~/kinds";

/** The words for a kind of result, singular and plural. */
export function kindWords(name: SearchName) {
  return kinds[kindNamed(name)].search;
}

export function capitalised(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type SearchAddress = { q: string; kind?: SearchName | null; page?: number | null };

/** The address of a search, or of one page of it. */
export function searchPath({ q, kind, page }: SearchAddress) {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (kind) asked.set("kind", kind);
  if (page && page > 1) asked.set("page", String(page));
  return asked.size > 0 ? `/search?${asked}` : "/search";
}
