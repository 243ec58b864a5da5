import type { FocusEvent, KeyboardEvent } from "react";

/** For a menu that is a `details` element: Escape closes it, and its summary has the focus again. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== "Escape" || !event.currentTarget.open) return;
  // Not for a dialog around it.
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector("summary")?.focus();
}

/** The same menu closes when the focus goes elsewhere. */
export function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}
