import { fillsHoneypot } from "./honeypot";

/** The field in which the page's script says for how many milliseconds the visitor had the form open. */
export const ELAPSED_FIELD = "elapsedMs";

/** No person can find, fill in and send a form more quickly, even with the browser's autofill. */
const QUICKEST_MS = 2_000;

/** How many turns a post costs that was too quick for a person, or has the invisible field filled in. */
const QUICK_TURNS = 3;

/**
 * How many turns of the rate limit a form's post costs. An empty value is normal, because no script may have run; any
 * other value that is not a number cannot come from the page.
 */
export function turnsOf(form: FormData) {
  if (fillsHoneypot(form)) return QUICK_TURNS;
  const elapsed = form.get(ELAPSED_FIELD) ?? "";
  if (elapsed === "") return 1;
  const isSlow = typeof elapsed === "string" && /^\d{4,12}$/.test(elapsed);
  return isSlow && Number(elapsed) >= QUICKEST_MS ? 1 : QUICK_TURNS;
}
