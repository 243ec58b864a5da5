/** How many items a page of each list has. */
export const PAGE_ITEMS = {
  posts: 24,
  destinations: 24,
  collections: 12,
  photos: 60,
  rows: 50,
};

/** One page of a list, counted from 1, and how much there is. */
export type ListPage<Item> = { items: Item[]; total: number; page: number; pages: number };

type Source<Item> = { count: () => number; read: (limit: number, offset: number) => Item[] };

/** A page of a list with `size` items on each page; `null` beyond the last. An empty list has one page. */
export function pageOf<Item>(page: number, size: number, { count, read }: Source<Item>) {
  const first = page === 1 ? read(size, 0) : null;
  // A first page that is not full is the only page, so no count is needed.
  const total = first && first.length < size ? first.length : count();
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return null;
  return { items: first ?? read(size, (page - 1) * size), total, page, pages };
}

/** The same page with its items as they are shown. */
export function viewPage<Item, View>(found: ListPage<Item>, view: (items: Item[]) => View[]) {
  return { ...found, items: view(found.items) };
}
