import { Link } from "@remix-run/react";
import { ownText } from "~/components/ui/in-words";
import type { SeenPage } from "~/offline/seen-pages";
import { timeAgo } from "~/utils/words/dates";

/** The pages that were read on this device and open without a network. */
export function SeenList({ pages }: { pages: SeenPage[] }) {
  if (pages.length === 0) {
    return <p className="text-muted">Pages you read from now on will be listed here.</p>;
  }
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {pages.map(({ path, title, at }) => (
        <li key={path}>
          <Link
            to={path}
            reloadDocument
            className="flex min-h-touch flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 hover:text-accent"
          >
            <span {...ownText()} className="font-medium">
              {title}
            </span>
            <span className="text-sm text-muted">{timeAgo(new Date(at))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
