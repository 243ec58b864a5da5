import { SENT_AT } from "../device/queue/names";

/** The field with the key that a browser gives to each sending of a form: sent again, it is not saved again. */
export const IDEMPOTENCY_KEY = "idempotencyKey";

const MAX_LENGTH = 100;

/** The key of this sending; `null` without scripts, where nothing is sent again by itself. */
export function idempotencyKeyOf(form: FormData) {
  const key = form.get(IDEMPOTENCY_KEY);
  return typeof key === "string" && key !== "" && key.length <= MAX_LENGTH ? key : null;
}

/** When the owner sent this form: now, or earlier where it had to wait. A device whose clock is ahead says nothing. */
export function sentAt(form: FormData, now = new Date()) {
  const said = new Date(Number(form.get(SENT_AT)) || now);
  return said < now ? said : now;
}
