import { Form, Link } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import { Button, buttonClass } from "~/components/ui/buttons/button";
import { inWords } from "~/components/ui/in-words";
import { SearchInput } from "~/components/ui/search-input";
import {
  LIBRARY,
  type LibraryAddress,
  librarySearch,
} from "~/models/collections/library/library-query";
import { grouped } from "~/utils/words/counted";

type Props = { asked: LibraryAddress; total: number };

/** Search and filters of the library: a plain GET form. */
export function LibraryFilter({ asked, total }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const search = librarySearch({ ...asked, page: 1 });
  // Fields keep what was typed; a link or a step back gives them what the address says.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the address that they follow.
  useEffect(() => form.current?.reset(), [search]);
  return (
    <Form
      ref={form}
      method="get"
      action={LIBRARY}
      role="search"
      className="mb-3 grid gap-1 sm:mb-5 sm:gap-2"
    >
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search by words, place or date
        </label>
        <SearchInput
          id={id}
          defaultValue={asked.q}
          placeholder="Words, place, date"
          className="min-h-touch"
        />
        <Button kind="secondary">Search</Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 sm:gap-x-5">
        <Choice name="unused" label="Not used" isChosen={asked.unused} />
        <Choice name="undescribed" label="Without description" isChosen={asked.undescribed} />
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {inWords`${grouped(total)}`}
          <span className="max-sm:sr-only"> {total === 1 ? "picture" : "pictures"}</span>
        </p>
        {search && (
          <Link to={LIBRARY} preventScrollReset className={buttonClass("plain", "px-0 text-sm")}>
            Show all
          </Link>
        )}
      </div>
    </Form>
  );
}

type ChoiceProps = { name: string; label: string; isChosen: boolean };

function Choice({ name, label, isChosen }: ChoiceProps) {
  return (
    <label className="flex min-h-touch items-center gap-2 text-sm font-medium">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isChosen}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}
