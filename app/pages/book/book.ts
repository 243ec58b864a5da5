export const BOOK_PATH = "/book";

/** The paper sizes that the book is laid out for; the first is a usual book's. */
export const bookSizes = ["a5", "a4"] as const;
export type BookSize = (typeof bookSizes)[number];

/** The size in an address; `null` for none or an unknown one. */
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
