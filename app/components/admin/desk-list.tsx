import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { PageLinks } from "~/components/ui/page-links";
import { SearchInput } from "~/components/ui/search-input";
import { type DeskQuery, deskSearch } from "~/models/desk-query";

type Asked = DeskQuery & { pages: number; total: number };

type Props = {
  path: string;
  /** What the search is said to look through. */
  label: string;
  list: Asked;
  children: ReactNode;
};

/** A list of the desk under its search, with the ways to its other pages. */
export function DeskList({ path, label, list, children }: Props) {
  const { q, page, pages, total } = list;
  const isSearched = q !== "";
  return (
    <>
      {(isSearched || total > 0) && <DeskSearch path={path} label={label} q={q} />}
      <p role="status" className="mb-3 text-sm text-muted empty:hidden">
        {isSearched && `${total === 0 ? "Nothing" : total} found for “${q}”`}
      </p>
      {isSearched && total === 0 ? null : children}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => path + deskSearch({ q, page: other })}
      />
    </>
  );
}

function DeskSearch({ path, label, q }: { path: string; label: string; q: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The field keeps what was typed; a link or a step back gives it what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the address that it follows.
  useEffect(() => form.current?.reset(), [q]);
  return (
    <Form ref={form} method="get" action={path} role="search" className="mb-3 flex gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <SearchInput id={id} defaultValue={q} placeholder={label} className="min-h-touch" />
      <Button kind="secondary">Search</Button>
      {q && (
        <Link to={path} preventScrollReset className={buttonClass("plain", "px-0 text-sm")}>
          Show all
        </Link>
      )}
    </Form>
  );
}
