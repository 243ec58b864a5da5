import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { Button } from "~/components/ui/button";
import { MAX_SEARCH_LENGTH, type SearchKind } from "~/models/search";
import { useFollowedValue } from "../lists/use-followed-value";
import { useLiveAddress } from "../lists/use-list-query";

type Props = {
  q: string;
  kind: SearchKind | null;
  /** How much was found, in words, read out when it changes. */
  found: string;
};

/** A plain GET form, and with scripts one that answers while it is filled in. */
export function SearchForm({ q, kind, found }: Props) {
  const live = useLiveAddress("/search", undefined);
  const field = useFollowedValue<HTMLInputElement>(q);
  return (
    <Form {...live} method="get" action="/search#results" role="search" className="max-w-4xl">
      <label htmlFor="search-field" className="sr-only">
        Search the site
      </label>
      <div className="flex gap-3">
        <span className="relative min-w-0 grow">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
            strokeWidth={1.5}
          />
          <input
            ref={field}
            id="search-field"
            type="search"
            name="q"
            defaultValue={q}
            placeholder="A town or a dish"
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: whoever opens the search means to type.
            autoFocus={q === ""}
            className="h-12 w-full rounded-control border border-edge bg-surface pr-3 pl-10 text-base placeholder:text-muted"
          />
        </span>
        <Button className="h-12">Search</Button>
      </div>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <p role="status" className="mt-3 min-h-6 text-base text-muted tabular-nums">
        {found}
      </p>
    </Form>
  );
}
