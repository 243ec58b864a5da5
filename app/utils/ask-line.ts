/** Marks the words of a form that are shown when it could not be sent. */
export const UNSENT_MARK = "data-unsent";

const PATIENCE_MS = 9_000;

/**
 * Before React listens a form is sent by the browser, which on a dead line puts an error page in place of the form
 * and all that was typed. So the line is asked first, and a form with words for it stays and shows them. Where a
 * service worker runs, it takes the post itself.
 */
export const askLineScript = `let asked;addEventListener("submit",e=>{const f=e.target,n=f.querySelector("[${UNSENT_MARK}]");if(!n||f===asked||!self.earlyInput||navigator.serviceWorker?.controller)return;e.preventDefault();const say=()=>{n.hidden=false};n.hidden=true;setTimeout(say,${PATIENCE_MS});fetch(f.action,{method:"HEAD",cache:"no-store"}).then(r=>{if(r.status>499)return say();asked=f;f.requestSubmit?f.requestSubmit(e.submitter):f.submit()},say)},true)`;

/**
 * Whether a post to this address would meet the site, or a worker that keeps it. A form whose route was not loaded
 * yet has to know: Remix loads the page anew when a route's code cannot be had, and the form is lost.
 */
export async function wouldArrive(address: string) {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && answer.status < 500;
}
