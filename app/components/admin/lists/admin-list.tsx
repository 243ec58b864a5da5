import { Form, Link } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button, buttonClass } from "~/components/ui/buttons/button";
import { PageLinks } from "~/components/ui/page-links";
import { SearchInput } from "~/components/ui/search-input";
import { type AdminQuery, adminSearch } from "~/models/base/lists/admin-query";

type ListedPage = AdminQuery & { pages: number; total: number };

type Props = {
  path: string;
  /** Names what the search covers, for its label. */
  label: string;
  list: ListedPage;
  /** The active filters, as parameters of the address. */
  filters?: Record<string, string>;
  /** The filters' controls, inside the search form. */
  filterFields?: ReactNode;
  children: ReactNode;
};

/** A list of the admin area with its search and page links. */
export function AdminList({ path, label, list, filters = {}, filterFields, children }: Props) {
  const { q, page, pages, total } = list;
  const isSearched = q !== "" || Object.keys(filters).length > 0;
  return (
    <>
      {(isSearched || total > 0) && (
        <AdminSearch path={path} label={label} q={q} asked={adminSearch({ q, page: 1 }, filters)}>
          {filterFields}
        </AdminSearch>
      )}
      <p role="status" className="mb-3 text-sm text-muted empty:hidden">
        {isSearched && `${total === 0 ? "Nothing" : total} found${q && ` for “${q}”`}`}
      </p>
      {isSearched && total === 0 ? null : children}
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => path + adminSearch({ q, page: other }, filters)}
      />
    </>
  );
}

type SearchProps = {
  path: string;
  label: string;
  q: string;
  /** The query of the list's address, without the page. */
  asked: string;
  children: ReactNode;
};

function AdminSearch({ path, label, q, asked, children }: SearchProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The fields keep what was typed; a link or a step back gives them what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the address that they follow.
  useEffect(() => form.current?.reset(), [asked]);
  return (
    <Form ref={form} method="get" action={path} role="search" className="mb-3 grid gap-3">
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <SearchInput id={id} defaultValue={q} placeholder={label} className="min-h-touch" />
        <Button kind="secondary">Search</Button>
        {asked && (
          <Link to={path} preventScrollReset className={buttonClass("plain", "px-0 text-sm")}>
            Show all
          </Link>
        )}
      </div>
      {children}
    </Form>
  );
}
