/** Marks a form's message for when it could not be sent; see `inline/guard-forms.ts`. */
export const UNSENT_MARK = "data-unsent";

/**
 * Whether a post to this address would reach the site, or a worker that stores it. A form has to know this before its
 * route's code is loaded: if Remix cannot load that code, it reloads the page, and the typed text is lost.
 */
export async function wouldArrive(address: string) {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
