import { eq } from "drizzle-orm";
import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { changes } from "~/models/base/records/patch";
import { positionColumns } from "~/models/base/records/shared-columns";
import {
  coordinates,
  day,
  flag,
  instantText,
  oneOfThe,
  text,
} from "~/models/base/records/value-schemas";
import { findDestination } from "~/models/destinations/destination.server";
import { listHiddenMoves } from "~/models/road/journey/hidden-moves.server";
import { journeyInput } from "~/models/road/journey/journey";
import { getJourney } from "~/models/road/journey/journey.server";
import { getTracker, writeTracker } from "~/models/road/journey/tracker.server";
import { newPinInput, CLEARED as PIN_CLEARED } from "~/models/road/pins/pin";
import { NO_POSITION } from "~/utils/position";
import { moveRules } from "~/vocabulary";
import { db } from "~db/client.server";
import { hiddenMoves, type journeyTracking } from "~db/schema/journey";
import { fieldsOf, type Importing, isLeft, readValue, recordId } from "./importing.server";
import { check, type JsonValue, partOf } from "./json-file";
import type { TopFile } from "./top-file";

/** A position as the columns that hold it. */
const { lat: latitude, lng: longitude } = coordinates().shape;

/** What was said with a move, by the rules of the journey's form. */
const given = z.strictObject({
  ...journeyInput.omit({ currentCoordinates: true }).shape,
  nextStop: text("Next stop"),
  latitude,
  longitude,
  daysCountedOn: day("Days counted").nullable(),
});

/** What waits of a pin, by the rules of its form; that it becomes the current one is the move itself. */
const heldPin = z.strictObject({
  ...newPinInput.omit({ coordinates: true }).shape,
  pinType: newPinInput.shape.pinType.refine((type) => type !== "current", {
    error: "Pin type must not be current: the move itself makes it so.",
  }),
  latitude,
  longitude,
});

const heldDestination = z.strictObject({
  isVisible: flag("Visible"),
  isCurrentLocation: flag("Current location"),
});

/** A move that readers may not see yet, as its row holds it. */
const move = z.object({
  id: recordId,
  fromName: text("Left place"),
  place: z.strictObject({
    name: text("Name"),
    description: text("Description", LIMITS.text),
    state: text("State"),
    coordinates: coordinates(),
    destinationId: recordId.nullable(),
    pinId: recordId.nullable(),
    getsPin: flag("Gets a pin"),
    plan: text("Plan", LIMITS.text).nullable(),
    keepsDay: flag("Keeps its day"),
  }),
  given: given.partial(),
  found: text("Found", LIMITS.text),
  held: z.strictObject({
    pins: z.record(recordId, heldPin.partial()),
    destinations: z.record(recordId, heldDestination.partial()),
  }),
  rule: oneOfThe("Rule", moveRules),
  shownAt: instantText("Shown").nullable(),
  movedAt: instantText("Moved"),
});

const entry = z.object({
  ...journeyInput.partial().shape,
  // Empty where nothing but hidden moves has said where she is.
  currentLocation: text("Current location").optional(),
  currentLocationDescription: text("Location description", LIMITS.excerpt).optional(),
  daysCountedOn: day("Days counted").nullish(),
  movedAt: instantText("Moved").nullish(),
  hiddenMoves: z.array(move).optional(),
});

/** Where the traveller is, and the moves that readers may not see yet. */
export const journeyFile: TopFile = {
  path: "journey.json",
  read() {
    const record = getJourney();
    const moves = listHiddenMoves().map((row) => fieldsOf(row, move));
    if (!record && moves.length === 0) return null;
    const { daysCountedOn, movedAt } = getTracker() ?? {};
    return { ...fieldsOf({ ...record, daysCountedOn, movedAt }, entry), hiddenMoves: moves };
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, entry, importing.problems);
    const isKnown = !importing.isFirstJourney;
    if (!data || isLeft(importing, json, "where the traveller is", isKnown)) return;
    const { currentCoordinates, hiddenMoves: moves = [], ...columns } = data;
    // Written as it is, for nobody arrives by an import.
    if (Object.values(columns).some((value) => value !== undefined)) {
      writeTracker(getTracker(), {
        nextStop: "",
        ...(columns as Partial<typeof journeyTracking.$inferInsert>),
        ...positionColumns(currentCoordinates ?? NO_POSITION),
      });
    }
    for (const [index, one] of moves.entries())
      addMove(importing, partOf(partOf(json, "hiddenMoves"), index), one);
  },
};

function addMove(
  { ids, problems }: Importing,
  { problem }: JsonValue,
  { place, held, ...moved }: z.output<typeof move>,
) {
  const isTaken = db
    .select({ id: hiddenMoves.id })
    .from(hiddenMoves)
    .where(eq(hiddenMoves.id, moved.id));
  if (isTaken.get()) return void problems.push(problem(["id"], "Another move has this id."));
  const here = (id: string) => ids.get(id) ?? id;
  const destinationId = place.destinationId && here(place.destinationId);
  if (destinationId && !findDestination({ id: destinationId }, "owner")) {
    problems.push(problem(["place"], `There is no place with the id '${place.destinationId}'.`));
  }
  const pins = Object.entries(held.pins).map(([id, columns]) => [
    here(id),
    changes(columns, PIN_CLEARED),
  ]);
  const destinations = Object.entries(held.destinations).map(([id, columns]) => [
    here(id),
    columns,
  ]);
  db.insert(hiddenMoves)
    .values({
      ...moved,
      place: { ...place, destinationId },
      given: moved.given as Record<string, string | number | null>,
      held: { pins: Object.fromEntries(pins), destinations: Object.fromEntries(destinations) },
    })
    .run();
}
