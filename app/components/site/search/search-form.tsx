import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { SearchInput } from "~/components/ui/search-input";
import type { SearchName } from "~/kinds";
import { readAsked } from "~/models/find/search/search";
import { useFollowedValue } from "../lists/use-followed-value";
import { useComingAddress, useLiveAddress } from "../lists/use-list-query";

type Props = {
  q: string;
  kind: SearchName | null;
  /** The result in words, announced when it changes. */
  found: string;
};

/** A plain GET form, which with scripts submits itself while it is filled in. */
export function SearchForm({ q, kind, found }: Props) {
  const live = useLiveAddress("/search", undefined);
  const coming = useComingAddress();
  const asked = coming ? readAsked(new URLSearchParams(coming.search)) : { q, kind };
  const field = useFollowedValue<HTMLInputElement>(asked.q);
  return (
    <Form {...live} method="get" action="/search#results" role="search" className="max-w-4xl">
      <label htmlFor="search-field" className="sr-only">
        Search the site
      </label>
      <div className="flex gap-3">
        <SearchInput
          ref={field}
          id="search-field"
          defaultValue={q}
          placeholder="A town or a dish"
          autoComplete="off"
          autoFocus={q === ""}
          className="h-12"
        />
        <Button className="h-12">Search</Button>
      </div>
      {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
      <p role="status" className="mt-3 min-h-6 text-base text-muted tabular-nums">
        {found}
      </p>
    </Form>
  );
}
