import type { FocusEvent, KeyboardEvent } from "react";

/** For a menu made of `details`: Escape closes it and moves the focus to its summary. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  // So that a dialog around it stays open.
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** Closes the same menu when the focus leaves it. */
export function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}
