import { asc, isNull } from "drizzle-orm";
import { listHiddenMoves, type Move } from "~/models/base/places/moves.server";
import { positionOf } from "~/models/base/records/shared-columns";
import { journeyInput } from "~/models/road/journey/journey";
import { getJourney } from "~/models/road/journey/journey.server";
import { getTracker } from "~/models/road/journey/tracker.server";
import { CLEARED as MOMENT_CLEARED, newMomentInput } from "~/models/road/moments/moment";
import { wholeMoment } from "~/models/road/moments/moment-columns.server";
import { newPinInput, CLEARED as PIN_CLEARED } from "~/models/road/pins/pin";
import { pinOrder, wholePin } from "~/models/road/pins/pin-columns.server";
import { pick } from "~/utils/pick";
import { NO_POSITION } from "~/utils/position";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { datesOf, orNothing, valuesOf } from "./record-values";

/** Where the traveller is, and the moves that readers may not see yet. */
export function journeyValues() {
  const record = getJourney();
  const moves = listHiddenMoves().map(asMove);
  if (!record && moves.length === 0) return null;
  const cleared = {
    currentLocation: "",
    currentLocationDescription: "",
    currentCoordinates: NO_POSITION,
  };
  const { daysCountedOn: days, movedAt } = getTracker() ?? {};
  const isMoved = Number(movedAt) > 0;
  return {
    ...(record && valuesOf(record, journeyInput, cleared)),
    ...(days && { daysCountedOn: days }),
    // Which of the hidden moves she has made since is told by their times.
    ...(moves.length > 0 && { ...(isMoved && { movedAt }), hiddenMoves: moves }),
  };
}

/** A move that the public may not see yet, with its places by their addresses; rows have names in any order. */
function asMove({ given, held, ...move }: Move) {
  const rows = db
    .select({ id: destinations.id, slug: destinations.slug })
    .from(destinations)
    .where(isNull(destinations.deletedAt))
    .all();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const heldPlaces = Object.entries(held.destinations).flatMap(([id, columns]) => {
    const slug = slugs.get(id);
    return slug ? [[slug, inOrder(columns)] as const] : [];
  });
  const heldPins = Object.entries(held.pins).map(
    ([id, columns]) => [id, inOrder(columns)] as const,
  );
  return {
    ...pick(move, "id", "found", "rule", "shownAt", "movedAt"),
    place: {
      name: move.currentLocation,
      description: move.currentLocationDescription,
      state: move.state,
      coordinates: positionOf(move),
      pinId: move.pinId,
      plan: move.expected,
      destination: slugs.get(move.destinationId ?? "") ?? null,
    },
    given: inOrder(given),
    held: {
      pins: inOrder(Object.fromEntries(heldPins)),
      destinations: inOrder(Object.fromEntries(heldPlaces)),
    },
  };
}

function inOrder(values: object) {
  return Object.fromEntries(
    Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The stops in the order of the road. */
export function pinValues() {
  const rows = db
    .select(wholePin)
    .from(travelPins)
    .where(isNull(travelPins.deletedAt))
    .orderBy(...pinOrder, asc(travelPins.id))
    .all();
  return orNothing(rows.map((pin) => ({ id: pin.id, ...valuesOf(pin, newPinInput, PIN_CLEARED) })));
}

/** The moments in the order in which they happened. */
export function momentValues() {
  const { waitsFor, happenedAt, createdAt, id } = moments;
  const rows = db
    .select({ ...wholeMoment, waitsFor })
    .from(moments)
    .where(isNull(moments.deletedAt))
    .orderBy(asc(happenedAt), asc(createdAt), asc(id))
    .all();
  const cleared = { ...MOMENT_CLEARED, coordinates: NO_POSITION };
  return orNothing(
    rows.map((moment) => ({
      id: moment.id,
      ...valuesOf(moment, newMomentInput, cleared),
      ...(moment.waitsFor && { waitsFor: moment.waitsFor }),
      ...datesOf(moment),
    })),
  );
}
