import { Link } from "@remix-run/react";
import { inWords } from "~/components/ui/in-words";
import { plainNumber } from "~/utils/words/counted";
import { buttonClass } from "./buttons/button";

type Props = {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
  /** The first of several shown pages. */
  first?: number;
};

/** Links to the previous and the next page; renders nothing for a single page. */
export function PageLinks({ page, pages, pathOf, first = page }: Props) {
  if (pages === 1) return null;
  const last = plainNumber(page);
  const look = buttonClass("secondary", "text-sm");
  const all = plainNumber(pages);
  const shown =
    first < page
      ? inWords`Pages ${plainNumber(first)} to ${last} of ${all}`
      : inWords`Page ${last} of ${all}`;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-3">
      {first > 1 ? (
        <Link to={pathOf(first - 1)} rel="prev" className={look}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">{shown}</p>
      {page < pages ? (
        <Link to={pathOf(page + 1)} rel="next" className={look}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
