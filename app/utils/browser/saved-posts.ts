import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

const listeners = new Set<() => void>();

/**
 * Calls `listener` when a post of this page is answered with a redirect, which only a save is. Returns a function that
 * stops this.
 */
export function onSavedPost(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * To be called with the arguments of `shouldRevalidate`. The router calls that at once after each post, while on a slow
 * phone React may skip the renderings of a navigation. Only a redirect has no status.
 */
export function noticeSavedPost({ formMethod, actionStatus }: ShouldRevalidateFunctionArgs) {
  if (formMethod !== "POST" || actionStatus !== undefined) return;
  for (const listener of [...listeners]) listener();
}
