/** Marks the words of a form that are shown when it could not be sent; see `inline/guard-forms.ts`. */
export const UNSENT_MARK = "data-unsent";

/**
 * Whether a post to this address would meet the site, or a worker that keeps it. A form whose route was not loaded
 * yet has to know: Remix loads the page anew when a route's code cannot be had, and the form is lost.
 */
export async function wouldArrive(address: string) {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
