/** A field that no person sees: programs that fill in every field fill in this one too, and some browsers do. */
export const HONEYPOT_FIELD = "homepage";

export function fillsHoneypot(form: FormData) {
  return Boolean(form.get(HONEYPOT_FIELD));
}
