import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Audience } from "~/models/base/records/audience";
import { pinTypeLabel } from "~/vocabulary";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { travelPins } from "~db/schema/pins";
import { knownPlaces } from "./joined-places";
import { firstPart } from "./known-place";
import { afterMove, isPassed, lastShownMove, listHiddenMoves, type Move } from "./moves.server";
import { destinationsSeenBy } from "./positions.server";
import { plannedAfter, planOf, type RoadPin, reachedOrder } from "./road";

/**
 * The pins in the order of the road, hidden ones only for the owner. Only the moves that `movesFor` may know of are
 * applied; pins that other hidden moves have made are left out.
 */
export function listRoadPins(audience: Audience = "owner", movesFor = audience): RoadPin[] {
  const hidden = listHiddenMoves();
  return roadAfter(listPinRows(audience), movesFor === "owner" ? hidden : [], hidden);
}

function listPinRows(audience: Audience) {
  const { latitude, longitude } = travelPins;
  return db
    .select({
      id: travelPins.id,
      name: travelPins.name,
      city: travelPins.city,
      country: travelPins.country,
      description: travelPins.description,
      coordinates: { lat: latitude, lng: longitude },
      pinType: travelPins.pinType,
      visitedDate: travelPins.visitedDate,
      sortOrder: travelPins.sortOrder,
    })
    .from(travelPins)
    .where(
      and(
        isNull(travelPins.deletedAt),
        audience === "owner" ? undefined : eq(travelPins.isVisible, true),
      ),
    )
    .orderBy(asc(travelPins.sortOrder), asc(travelPins.createdAt))
    .all();
}

/** The road before each hidden move, in their order; the last entry is the road after all of them. */
export function roadsAlong(hidden: Move[]) {
  const rows = listPinRows("owner");
  return [...hidden, null].map((_, count) => roadAfter(rows, hidden.slice(0, count), hidden));
}

function roadAfter(
  rows: ReturnType<typeof listPinRows>,
  knownMoves: Move[],
  hidden: Move[],
): RoadPin[] {
  const here = knownMoves.findLast((move) => !isPassed(move)) ?? lastShownMove();
  const isMadeLater = (id: string) =>
    hidden.some((move) => move.id === id && !knownMoves.includes(move));
  return rows
    .filter(({ id }) => !isMadeLater(id))
    .map((row) => {
      const pin = knownMoves.reduce(afterMove, row);
      return pin.id === here?.pinId ? { ...pin, pinType: "current" } : pin;
    });
}

/** How many of the places ahead count as next. */
const NEXT = 3;

/**
 * The known places as choices of a form, in the order of the road. The label says of a pin that it is planned or
 * current; `plan` has the words of a planned one.
 */
export function listPlaceChoices() {
  const road = listRoadPins();
  const ahead = plannedAfter(road, reachedOrder(road));
  const next = new Set(ahead.slice(0, NEXT).map(({ id }) => id));
  return listKnownPlaces().map(({ key, name, coordinates, pin }) => {
    const isNoted = pin?.pinType === "planned" || pin?.pinType === "current";
    const label = isNoted ? `${name} – ${pinTypeLabel(pin.pinType)}` : name;
    const isNext = pin !== null && next.has(pin.id);
    return { key, name, label, coordinates, plan: planOf(pin), isNext };
  });
}

/** The first choice when she is at none of the places; the form refuses it with a message. */
const NO_PLACE_YET = { value: "none", label: "Choose a place", short: "…" };

/** The places that a letter can wait for her to leave, her current one first; `short` is the part before a comma. */
export function listPlacesToLeave() {
  const places = listKnownPlaces().filter(({ destinationId }) => destinationId !== null);
  const here = places.filter(({ pin }) => pin?.pinType === "current");
  const others = places.filter((place) => !here.includes(place));
  const offered = [...here, ...others].map(({ destinationId, name }) => ({
    value: String(destinationId),
    label: name,
    short: firstPart(name),
  }));
  return here.length > 0 || offered.length === 0 ? offered : [NO_PLACE_YET, ...offered];
}

/**
 * The known places in the order of the road, as far as the audience may see them. Only the moves that `movesFor` may know
 * of are applied.
 */
export function listKnownPlaces(audience: Audience = "owner", movesFor = audience) {
  return placesAlong(listRoadPins(audience, movesFor), audience);
}

/** The places of a road, then the destinations without a pin on it. */
export function placesAlong(road: RoadPin[], audience: Audience = "owner") {
  const { id, name, description, state, latitude, longitude, createdAt } = destinations;
  const listed = db
    .select({ id, name, description, state, coordinates: { lat: latitude, lng: longitude } })
    .from(destinations)
    .where(destinationsSeenBy(audience))
    .orderBy(asc(createdAt), asc(sql`destinations.rowid`))
    .all();
  return knownPlaces(road, listed);
}
