export const BOOK_PATH = "/book";

/** The sheets that the book is made for; the first is a book's. */
export const bookSizes = ["a5", "a4"] as const;
export type BookSize = (typeof bookSizes)[number];

/** The size that an address asks for; `null` for none, and for one that there is not. */
export function bookSizeOf(params: URLSearchParams): BookSize | null {
  const asked = params.get("size");
  return bookSizes.find((size) => size === asked) ?? null;
}

export function bookPath(size: BookSize | null, volume: number) {
  const query = new URLSearchParams();
  if (size) query.set("size", size);
  if (volume > 1) query.set("volume", String(volume));
  return query.size === 0 ? BOOK_PATH : `${BOOK_PATH}?${query}`;
}
