import type { HereInput } from "~/models/road/journey/here";
import { checkIn } from "~/models/road/journey/here.server";

/** A check-in that is sent once, without an idempotency key. */
export function arrive(input: HereInput, at = new Date(), country = "") {
  return checkIn(input, { idempotencyKey: null, at, country });
}
