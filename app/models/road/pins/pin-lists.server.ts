import { and, ne, or } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { PAGE_ITEMS, viewPage } from "~/models/base/lists/list-page";
import { containsSearch } from "~/models/base/lists/list-text.server";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { pinsAsSeenBy } from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { pinColumns, pinOrder, pinsSeenBy, wholePin } from "./pin-columns.server";

/** Pins in the order of the journey. */
export function listPins(audience: Audience) {
  const pins = db
    .select(pinColumns(audience))
    .from(travelPins)
    .where(pinsSeenBy(audience))
    .orderBy(...pinOrder)
    .all();
  return pinsAsSeenBy(audience, pins);
}

export type Pin = ReturnType<typeof listPins>[number];

/** One page of all pins that hold the search, in the order of the journey; `null` beyond the last. */
export function pageOfPins(search: string, page: number) {
  const holdsSearch = containsSearch(search, {
    texts: [travelPins.name, travelPins.city, travelPins.country, travelPins.description],
    list: travelPins.tags,
  });
  const isFound = and(pinsSeenBy("owner"), holdsSearch);
  const found = pageOfRows(page, PAGE_ITEMS.rows, {
    columns: pinColumns("owner"),
    table: travelPins,
    where: isFound,
    order: pinOrder,
  });
  return found && viewPage(found, (pins) => pinsAsSeenBy("owner", pins));
}

/** What the drawn map shows of the visible pins that have a position, in the order of the journey. */
export function listPlacedPins(limit = -1, offset = 0) {
  const { latitude, longitude } = travelPins;
  return db
    .select(pick(wholePin, "id", "name", "city", "coordinates", "pinType", "pinColor"))
    .from(travelPins)
    .where(and(pinsSeenBy("public"), or(ne(latitude, 0), ne(longitude, 0))))
    .orderBy(...pinOrder)
    .limit(limit)
    .offset(offset)
    .all();
}

export type PlacedPin = ReturnType<typeof listPlacedPins>[number];

/** Description and pictures of the visible pins with these ids, by id. */
export function findPinWords(ids: string[]) {
  const rows = db
    .select(pick(wholePin, "id", "description", "images"))
    .from(travelPins)
    .where(and(pinsSeenBy("public"), among(travelPins.id, ids)))
    .all();
  return new Map(rows.map((row) => [row.id, row]));
}
