import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { travelPins } from "~db/schema";
import type { Audience } from "./audience";
import { countRows } from "./count-rows.server";
import { PAGE_ITEMS, pageOf } from "./list-page";
import { containsSearch } from "./list-text.server";
import { pinOrder, pinsSeenBy, wholePin } from "./pin-columns.server";

/** Pins in the order of the journey. */
export function listPins(audience: Audience) {
  return db
    .select(wholePin)
    .from(travelPins)
    .where(pinsSeenBy(audience))
    .orderBy(...pinOrder)
    .all();
}

export type Pin = ReturnType<typeof listPins>[number];

/** One page of all pins that hold the search, in the order of the journey; `null` beyond the last. */
export function pageOfPins(search: string, page: number) {
  const isFound = containsSearch(travelPins.id, "pin", search);
  return pageOf(page, PAGE_ITEMS.rows, {
    count: () => countRows(travelPins, isFound),
    read: (limit, offset) =>
      db
        .select(wholePin)
        .from(travelPins)
        .where(isFound)
        .orderBy(...pinOrder)
        .limit(limit)
        .offset(offset)
        .all(),
  });
}

const positions = db
  .select(pick(wholePin, "id", "name", "city", "coordinates", "pinType", "pinColor"))
  .from(travelPins)
  .where(pinsSeenBy("public"))
  .orderBy(...pinOrder)
  .prepare();

/** What a drawn map needs of the visible pins, in the order of the journey. */
export function listPinPositions() {
  return positions.all();
}
