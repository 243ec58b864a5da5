import type { KeyboardEvent } from "react";
import { type Field, TextField } from "~/components/admin/forms/versioned-controls";

/** Enter moves to the text, so that an unfinished letter is not sent. */
function goToText(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const text = "[contenteditable=true], [data-long-text]:not([hidden])";
  event.currentTarget.form?.querySelector<HTMLElement>(text)?.focus();
}

/** The title on the page itself, as readers see it. */
export function TitleField({ field }: { field: Field }) {
  return (
    <TextField
      field={field}
      label="Title"
      placeholder="Title"
      autoComplete="off"
      enterKeyHint="next"
      onKeyDown={goToText}
      isBare
      className="letter-column font-display text-2xl font-semibold sm:text-3xl"
    />
  );
}
