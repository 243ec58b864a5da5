import { Form } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { Button } from "~/components/ui/buttons/button";
import { SearchInput } from "~/components/ui/search-input";
import { useFollowedValue } from "./use-followed-value";
import { useLiveAddress } from "./use-list-query";

type FormProps = {
  /** The list's address; its results have the id `results`. */
  path: string;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  defaultSort?: string;
  /** The number of results in words, announced when it changes; `null` for an empty list. */
  found: ReactNode;
  children: ReactNode;
};

/** Sort orders that letters and places share. */
export const anySort = [
  { value: "newest", text: "Newest" },
  { value: "oldest", text: "Oldest" },
  { value: "a-z", text: "A to Z" },
  { value: "z-a", text: "Z to A" },
];

const control = "h-12 w-full rounded-control border border-edge bg-surface px-3 text-base";

/**
 * Search, filters and sort of a list page: a plain GET form, which with scripts submits itself while it is filled in.
 */
export function FilterForm({ path, isFiltered, defaultSort, found, children }: FormProps) {
  const live = useLiveAddress(path, defaultSort);
  const resetId = useId();
  return (
    <>
      <Form
        {...live}
        method="get"
        action={`${path}#results`}
        role="search"
        tabIndex={-1}
        className="outline-none"
      >
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 border-y border-line py-3 md:gap-4 md:py-6">
          {children}
          <Button className="h-12">Search</Button>
        </div>
        <div className="my-1 flex items-center justify-between gap-4 md:my-3">
          <p role="status" className="text-sm text-muted tabular-nums">
            {found}
          </p>
          <Button
            form={resetId}
            kind="plain"
            disabled={!isFiltered}
            onClick={moveFocus}
            className={`-mr-3 text-sm ${isFiltered ? "text-accent" : ""}`}
          >
            Reset Filters
          </Button>
        </div>
      </Form>
      {/* A form without fields resets the list, with and without scripts. */}
      <Form id={resetId} method="get" action={path} preventScrollReset hidden />
    </>
  );
}

/** A disabled button loses the focus, so it moves to the form. */
function moveFocus(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.closest("form")?.focus({ preventScroll: true });
}

type SearchProps = { label: string; placeholder: string; value: string };

export function SearchField({ label, placeholder, value }: SearchProps) {
  const id = useId();
  const ref = useFollowedValue<HTMLInputElement>(value);
  return (
    <div className="grid min-w-0 grow basis-[calc(100%-7.5rem)] gap-1.5 md:min-w-48 md:basis-0">
      <label htmlFor={id} className="text-sm font-medium max-md:sr-only">
        {label}
      </label>
      <SearchInput
        ref={ref}
        id={id}
        defaultValue={value}
        placeholder={placeholder}
        className="h-12"
      />
    </div>
  );
}

type ChoiceProps = {
  name: "category" | "region" | "sort";
  label: string;
  value: string;
  /** The options: words that are their own value, or values with labels. */
  options: readonly (string | { value: string; text: string })[];
  /** Whether only phones show it, because wider screens have links. */
  narrowOnly?: boolean;
};

export function ChoiceField({ name, label, value, options, narrowOnly = false }: ChoiceProps) {
  const id = useId();
  const ref = useFollowedValue<HTMLSelectElement>(value);
  return (
    // On a phone two in a row, below the search field.
    <div
      className={`grid min-w-0 grow basis-[calc(50%-0.375rem)] gap-0.5 max-md:order-1 md:min-w-32 md:grow-0 md:basis-auto md:gap-1.5 ${narrowOnly ? "md:hidden" : ""}`}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select ref={ref} id={id} name={name} defaultValue={value} className={control}>
        {options
          .map((option) => (typeof option === "string" ? { value: option, text: option } : option))
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
      </select>
    </div>
  );
}
