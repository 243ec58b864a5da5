import type { CheckInInput } from "~/models/road/journey/check-in";
import { checkIn } from "~/models/road/journey/check-in.server";

/** A check-in that is sent once, without an idempotency key. */
export function arrive(input: CheckInInput, at = new Date(), country = "") {
  return checkIn(input, { idempotencyKey: null, at, country });
}
