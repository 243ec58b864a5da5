import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

const listeners = new Set<() => void>();

/** Calls `listener` as soon as a post of this page is answered with a redirect, as only a save is; gives what ends it. */
export function onSavedPost(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Hears what the router asks `shouldRevalidate` after a post. The router asks at once, and each time; the renders of a
 * navigation, from which one could tell it too, React leaves out on a slow phone. Only a redirect has no status.
 */
export function noticeSavedPost({ formMethod, actionStatus }: ShouldRevalidateFunctionArgs) {
  if (formMethod !== "POST" || actionStatus !== undefined) return;
  for (const listener of [...listeners]) listener();
}
