import type { SearchKind } from "~/models/search/search";

/** What the kinds are called on the page: of one, and of several. */
export const kindWords: Record<SearchKind, { one: string; many: string }> = {
  place: { one: "place", many: "places" },
  letter: { one: "letter", many: "letters" },
  pin: { one: "stop on the map", many: "stops on the map" },
  collection: { one: "photo collection", many: "photo collections" },
  question: { one: "question", many: "questions" },
  photo: { one: "photo", many: "photos" },
};

export function capitalised(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Asked = { q: string; kind?: SearchKind | null; page?: number | null };

/** The address of a search, or of one page of it. */
export function searchPath({ q, kind, page }: Asked) {
  const asked = new URLSearchParams();
  if (q) asked.set("q", q);
  if (kind) asked.set("kind", kind);
  if (page && page > 1) asked.set("page", String(page));
  return asked.size > 0 ? `/search?${asked}` : "/search";
}
