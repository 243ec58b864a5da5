import { Link, useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Moment } from "~/components/ui/moment";
import { leaveKeptPage, pageKeptAt } from "~/offline/kept-page";

/** Says of a page that this device had since when it is; whatever follows it came from the site just now. */
export function KeptPageLine() {
  const { key, pathname, search } = useLocation();
  const [firstKey] = useState(key);
  const [keptAt, setKeptAt] = useState<number | null>(null);
  useEffect(() => {
    if (key !== firstKey) leaveKeptPage();
    setKeptAt(pageKeptAt());
  }, [key, firstKey]);
  if (keptAt === null) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 border-b border-line bg-surface px-3 text-sm sm:px-6"
    >
      <span className="py-2">
        No line: this page is as this device saw it, <Moment at={new Date(keptAt)} />.
      </span>
      <Link
        to={pathname + search}
        reloadDocument
        className="inline-flex min-h-touch items-center font-medium underline underline-offset-4"
      >
        Try again
      </Link>
    </p>
  );
}
