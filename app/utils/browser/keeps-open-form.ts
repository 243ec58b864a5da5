import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * The form of a new record stays the one that is being filled in for as long as its address does: its loader would
 * name another record, whose form is empty.
 */
export const keepsOpenForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;
