import { Link, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { buttonClass } from "~/components/ui/buttons/button";
import { PageLinks } from "~/components/ui/page-links";
import type { MoreAddress } from "./use-shown-pages";

export type ShownPages = {
  /** The first and the last shown page. */
  first: number;
  page: number;
  pages: number;
  items: unknown[];
};

type Props = ShownPages & {
  /** A selector for the items, each of which contains a link. */
  cards: string;
  pathOf: (page: number) => string;
};

/** Links to the pages of a long list; with scripts 'Show more' adds a page below the shown ones. */
export function ListPages({ first, page, pages, items, cards, pathOf }: Props) {
  useFocusOnFirstNew(items.length, cards);
  const { location } = useNavigation();
  if (pages === 1) return null;
  const isLoading = (location?.state as MoreAddress)?.isMore;
  return (
    <div className="mt-8 print:hidden">
      {page < pages && (
        <p className="text-center no-js:hidden">
          <Link
            to={pathOf(page + 1)}
            replace
            preventScrollReset
            state={{ isMore: true } satisfies MoreAddress}
            className={buttonClass("primary")}
          >
            {isLoading ? "Loading…" : "Show more"}
          </Link>
        </p>
      )}
      <PageLinks first={first} page={page} pages={pages} pathOf={pathOf} />
    </div>
  );
}

/** Moves the focus to the first added item, for keyboard users. */
function useFocusOnFirstNew(shown: number, cards: string) {
  const before = useRef(shown);
  const isMore = (useLocation().state as MoreAddress)?.isMore;
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (!isMore || shown <= from) return;
    const first = document.querySelectorAll(cards)[from];
    first?.querySelector("a")?.focus({ preventScroll: true });
  }, [shown, cards, isMore]);
}
