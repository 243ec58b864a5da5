import { fillsHoneypot } from "./honeypot";

/** A field in which the page's script says how many milliseconds its visitor had the form before it was sent. */
export const ELAPSED_FIELD = "elapsedMs";

/** Nobody finds, fills in and sends a form in less, even where the browser fills it in. */
const QUICKEST_MS = 2_000;

/** How many turns a post takes that came quicker than a person, or with a field that no person sees. */
const QUICK_TURNS = 3;

/**
 * How many turns of the rate limits a form's post takes. Where no script ran, nothing is said, and that is no offence;
 * what is no such number was not written by the page.
 */
export function turnsOf(form: FormData) {
  if (fillsHoneypot(form)) return QUICK_TURNS;
  const elapsed = form.get(ELAPSED_FIELD) ?? "";
  if (elapsed === "") return 1;
  const isSlow = typeof elapsed === "string" && /^\d{4,12}$/.test(elapsed);
  return isSlow && Number(elapsed) >= QUICKEST_MS ? 1 : QUICK_TURNS;
}
