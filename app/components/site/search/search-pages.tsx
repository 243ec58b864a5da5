import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";

type Props = {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
};

/** The way to the pages before and after this one. */
export function SearchPages({ page, pages, pathOf }: Props) {
  if (pages <= 1) return null;
  const look = buttonClass("secondary");
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={look}>
          Previous
        </Link>
      )}
      <p className="text-base text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link to={pathOf(page + 1)} rel="next" className={look}>
          Next
        </Link>
      )}
    </nav>
  );
}
