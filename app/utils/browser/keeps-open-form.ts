import type { ShouldRevalidateFunction } from "@remix-run/react";

/**
 * Does not reload the data of a new record's form while its address stays the same: the loader would make another new
 * record, with an empty form.
 */
export const keepsOpenForm: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href !== nextUrl.href;
