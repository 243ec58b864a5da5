import { asc, eq } from "drizzle-orm";
import { likely } from "~/models/lists/likely.server";
import {
  POST_ADDRESSES,
  positionOf,
  REVISION,
  UPDATE_ADDRESSES,
} from "~/models/records/shared-columns";
import type { Audience } from "~/models/site/audience";
import { pick } from "~/utils/pick";
import { travelPins } from "~db/schema/pins";

/** All columns of a pin that the API answers with. */
export const wholePin = {
  id: travelPins.id,
  name: travelPins.name,
  description: travelPins.description,
  coordinates: positionOf(travelPins),
  country: travelPins.country,
  city: travelPins.city,
  visitedDate: travelPins.visitedDate,
  pinType: travelPins.pinType,
  pinColor: travelPins.pinColor,
  images: travelPins.images,
  tags: travelPins.tags,
  rating: travelPins.rating,
  notes: travelPins.notes,
  isVisible: travelPins.isVisible,
  ...pick(travelPins, ...POST_ADDRESSES, ...UPDATE_ADDRESSES, ...REVISION),
};

/** What the audience may see of pins. */
export function pinsSeenBy(audience: Audience) {
  return audience === "owner" ? undefined : likely(eq(travelPins.isVisible, true));
}

/** The order of the journey. */
export const pinOrder = [asc(travelPins.sortOrder), asc(travelPins.createdAt)];
