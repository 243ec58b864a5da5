import { and, asc, eq, isNull } from "drizzle-orm";
import { likely } from "~/models/base/lists/likely.server";
import { pinTypeSeenBy } from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { columnsOf, positionOf, REVISION } from "~/models/base/records/shared-columns";
import { pick } from "~/utils/pick";
import { travelPins } from "~db/schema/pins";
import { newPinInput } from "./pin";

function columns(audience: Audience) {
  return {
    id: travelPins.id,
    ...columnsOf(travelPins, newPinInput.omit({ coordinates: true })),
    pinType: pinTypeSeenBy(audience),
    coordinates: positionOf(travelPins),
    ...pick(travelPins, ...REVISION),
  };
}

/** The columns of a pin as readers see it. */
export const wholePin = columns("public");
const owners = columns("owner");

/** The columns of a pin for the audience; for the owner, `pinsAsSeenBy` then applies what waits. */
export function pinColumns(audience: Audience) {
  return audience === "owner" ? owners : wholePin;
}

/** The condition for pins that the audience may see. */
export function pinsSeenBy(audience: Audience) {
  const isThere = isNull(travelPins.deletedAt);
  return audience === "owner" ? isThere : and(isThere, likely(eq(travelPins.isVisible, true)));
}

/** The order of the journey. */
export const pinOrder = [asc(travelPins.sortOrder), asc(travelPins.createdAt)];
