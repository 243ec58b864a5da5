import { SENT_AT } from "../device/queue/names";

/** The field with an idempotency key: a form that is sent again with the same key is not saved again. */
export const IDEMPOTENCY_KEY = "idempotencyKey";

const MAX_LENGTH = 100;

/** The form's idempotency key; `null` without scripts, because then nothing is sent again automatically. */
export function idempotencyKeyOf(form: FormData) {
  const key = form.get(IDEMPOTENCY_KEY);
  return typeof key === "string" && key !== "" && key.length <= MAX_LENGTH ? key : null;
}

/**
 * When the owner sent this form: now, or earlier if it waited in the queue. A time in the future, from a wrong clock,
 * is ignored.
 */
export function sentAt(form: FormData, now = new Date()) {
  const said = new Date(Number(form.get(SENT_AT)) || now);
  return said < now ? said : now;
}
