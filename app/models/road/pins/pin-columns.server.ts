import { and, asc, eq, isNull } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, positionOf, REVISION } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { travelPins } from "~db/schema/pins";
import { newPinInput } from "./pin";

/** All columns of a pin that the API answers with. */
export const wholePin = {
  id: travelPins.id,
  ...columnsOf(travelPins, newPinInput.omit({ coordinates: true })),
  coordinates: positionOf(travelPins),
  ...pick(travelPins, ...REVISION),
};

/** What the audience may see of pins. */
export function pinsSeenBy(audience: Audience) {
  const isThere = isNull(travelPins.deletedAt);
  return audience === "owner" ? isThere : and(isThere, likely(eq(travelPins.isVisible, true)));
}

/** The order of the journey. */
export const pinOrder = [asc(travelPins.sortOrder), asc(travelPins.createdAt)];
