import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Search } from "~/components/ui/icons";
import { ownText } from "~/components/ui/in-words";
import { MAX_SEARCH_LENGTH } from "~/models/base/lists/list-query";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type">;

/** A search field with a magnifying glass; the caller sets its height. */
export const SearchInput = forwardRef<HTMLInputElement, Props>(function SearchInput(
  { className = "", ...props },
  ref,
) {
  return (
    <span className="relative min-w-0 grow">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted" />
      <input
        ref={ref}
        type="search"
        {...ownText()}
        name="q"
        maxLength={MAX_SEARCH_LENGTH}
        className={`w-full rounded-control border border-edge bg-surface pr-3 pl-10 text-base placeholder:text-muted ${className}`}
        {...props}
      />
    </span>
  );
});
