/** A field that people cannot see. Programs that fill in every field fill it in too; so do some browsers. */
export const HONEYPOT_FIELD = "homepage";

export function fillsHoneypot(form: FormData) {
  return Boolean(form.get(HONEYPOT_FIELD));
}
