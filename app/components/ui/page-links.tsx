import { Link } from "@remix-run/react";
import { buttonClass } from "./button";

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** The ways to the pages before and after this one; nothing where there is one page only. */
export function PageLinks({ page, pages, pathOf }: Props) {
  if (pages === 1) return null;
  const look = buttonClass("secondary", "text-sm");
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-between gap-3">
      {page > 1 ? (
        <Link to={pathOf(page - 1)} rel="prev" className={look}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {pages}
      </p>
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
