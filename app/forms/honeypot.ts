/** A field that no person sees; programs that fill in every field fill in this one too. */
export const HONEYPOT_FIELD = "homepage";

export function isFromRobot(form: FormData) {
  return Boolean(form.get(HONEYPOT_FIELD));
}
