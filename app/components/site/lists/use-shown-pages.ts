import { useLocation } from "@remix-run/react";
import { useEffect, useMemo, useRef } from "react";
import type { ListPage } from "~/models/base/lists/list-page";

/** The history state of an address that 'Show more' led to: its page is added below the shown ones. */
export type MoreAddress = { isMore?: boolean } | null;

type Shown<View> = { items: View[]; first: number; page: number };

const MAX_KEPT = 20;

/** The items shown by each history entry, so that a step back shows the same list at the same position. */
const kept = new Map<string, Shown<unknown>>();

function keep(key: string, shown: Shown<unknown>) {
  kept.delete(key);
  kept.set(key, shown);
  const [oldest = ""] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
}

/** The page of a list, below the pages that 'Show more' has kept. */
export function useShownPages<View>(list: ListPage<View>, keyOf: (item: View) => string) {
  const { key, state } = useLocation();
  const isMore = (state as MoreAddress)?.isMore;
  const before = useRef<Shown<View> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how items are told apart does not change.
  const shown = useMemo((): Shown<View> => {
    const { items, page } = list;
    const known = kept.get(key) as Shown<View> | undefined;
    if (known?.page === page) return known;
    const above = isMore && before.current?.page === page - 1 ? before.current : null;
    if (!above) return { items, first: page, page };
    // A new item shifts the others by one, so one may come twice.
    const keys = new Set(above.items.map(keyOf));
    const added = items.filter((item) => !keys.has(keyOf(item)));
    return { items: [...above.items, ...added], first: above.first, page };
  }, [list, key, isMore]);

  useEffect(() => {
    before.current = shown;
    if (list.pages > 1) keep(key, shown);
  }, [shown, key, list.pages]);
  return shown;
}
