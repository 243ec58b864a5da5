import { eq } from "drizzle-orm";
import { z } from "zod";
import { listHiddenMoves, type Move } from "~/models/base/places/moves.server";
import { LIMITS } from "~/models/base/records/limits";
import { changes } from "~/models/base/records/patch";
import { positionColumns, positionOf } from "~/models/base/records/shared-columns";
import {
  coordinates,
  day,
  flag,
  instantText,
  oneLine,
  oneOfThe,
  text,
} from "~/models/base/records/value-schemas";
import { findDestination } from "~/models/destinations/destination.server";
import { journeyInput } from "~/models/road/journey/journey";
import { getJourney } from "~/models/road/journey/journey.server";
import { addHiddenMove } from "~/models/road/journey/move-to.server";
import { getTracker, type TrackerChange, writeTracker } from "~/models/road/journey/tracker.server";
import { newPinInput, CLEARED as PIN_CLEARED } from "~/models/road/pins/pin";
import { pick } from "~/utils/pick";
import { NO_POSITION } from "~/utils/position/position";
import { moveRules } from "~/vocabulary";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { fieldsOf, type Importing, isLeft, recordId } from "../import/importing.server";
import { readValue } from "../import/read-source.server";
import { check, type JsonValue, partOf } from "../json-file";
import type { TopFile } from "../top-file";

/** A position as the columns that hold it. */
const { lat: latitude, lng: longitude } = coordinates().shape;

/** What was said with a move, checked as in the journey's form. */
const given = z.strictObject({
  ...journeyInput.omit({ currentCoordinates: true }).shape,
  nextStop: oneLine("Next stop"),
  latitude,
  longitude,
  daysCountedOn: day("Days counted").nullable(),
});

/** The held changes of a pin, checked as in its form. They never make it the current one: the move itself does. */
const pendingPin = z.strictObject({
  ...newPinInput.omit({ coordinates: true }).shape,
  pinType: newPinInput.shape.pinType.refine((type) => type !== "current", {
    error: "Pin type must not be current: the move itself makes it so.",
  }),
  latitude,
  longitude,
});

const pendingDestination = z.strictObject({
  isVisible: flag("Visible"),
});

/** A move that readers may not see yet, as its row holds it. */
const move = z.object({
  id: recordId,
  name: oneLine("Name"),
  description: text("Description", LIMITS.text),
  state: oneLine("State"),
  coordinates: coordinates(),
  destinationId: recordId.nullable(),
  pinId: recordId.nullable(),
  expected: text("Expected", LIMITS.text).nullable(),
  given: given.partial(),
  found: text("Found", LIMITS.text),
  held: z.strictObject({
    pins: z.record(recordId, pendingPin.partial()),
    destinations: z.record(recordId, pendingDestination.partial()),
  }),
  rule: oneOfThe("Rule", moveRules),
  shownAt: instantText("Shown").nullable(),
  movedAt: instantText("Moved"),
});

const entry = z.object({
  ...journeyInput.partial().shape,
  // Absent if only hidden moves say where she is.
  currentLocation: oneLine("Current location").optional(),
  currentLocationDescription: oneLine("Location description", LIMITS.excerpt).optional(),
  daysCountedOn: day("Days counted").nullish(),
  movedAt: instantText("Moved").optional(),
  hiddenMoves: z.array(move).optional(),
});

/** Where the traveller is, and the moves that readers may not see yet. */
export const journeyFile: TopFile = {
  path: "journey.json",
  read() {
    const record = getJourney();
    const hiddenMoves = listHiddenMoves().map(fieldsOfMove);
    if (!record && hiddenMoves.length === 0) return null;
    const { daysCountedOn, movedAt } = getTracker() ?? {};
    // Hidden moves later than this one are those that she has made since.
    const came = Number(movedAt) > 0 && { movedAt };
    return { ...fieldsOf({ ...record, daysCountedOn, ...came }, entry), hiddenMoves };
  },
  add(importing, path) {
    const json = readValue(importing, path);
    const data = json && check(json, entry, importing.problems);
    const isKnown = !importing.isFirstJourney;
    if (!data || isLeft(importing, json, "where the traveller is", isKnown)) return;
    const { currentCoordinates, hiddenMoves = [], ...columns } = data;
    // Written directly: an import is no arrival.
    if (Object.values(columns).some((value) => value !== undefined)) {
      writeTracker({
        nextStop: "",
        ...(columns as TrackerChange),
        ...positionColumns(currentCoordinates ?? NO_POSITION),
      });
    }
    for (const [index, one] of hiddenMoves.entries())
      addMove(importing, partOf(partOf(json, "hiddenMoves"), index), one);
  },
};

/** Sorts the names: rows have them in any order, but the file must be the same each time. */
function fieldsOfMove({ given: said, held, ...row }: Move) {
  const { currentLocation: name, currentLocationDescription: description } = row;
  const columns = {
    ...row,
    name,
    description,
    coordinates: positionOf(row),
    given: inOrder(said),
    held: { pins: allInOrder(held.pins), destinations: allInOrder(held.destinations) },
  };
  return fieldsOf(columns, move);
}

function inOrder(values: object) {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function allInOrder(records: Record<string, object>) {
  return inOrder(
    Object.fromEntries(Object.entries(records).map(([id, columns]) => [id, inOrder(columns)])),
  );
}

function addMove(
  { ids, problems }: Importing,
  { problem }: JsonValue,
  { held, ...said }: z.output<typeof move>,
) {
  const isTaken = db.select({ id: moves.id }).from(moves).where(eq(moves.id, said.id));
  if (isTaken.get()) return void problems.push(problem(["id"], "Another move has this id."));
  const here = (id: string) => ids.get(id) ?? id;
  const destinationId = said.destinationId && here(said.destinationId);
  if (destinationId && !findDestination({ id: destinationId }, "owner")) {
    const message = `There is no place with the id '${said.destinationId}'.`;
    problems.push(problem(["destinationId"], message));
  }
  const pins = Object.entries(held.pins).map(([id, columns]) => [
    here(id),
    changes(columns, PIN_CLEARED),
  ]);
  const destinations = Object.entries(held.destinations).map(([id, columns]) => [
    here(id),
    columns,
  ]);
  const place = pick(said, "name", "description", "state", "coordinates", "expected");
  addHiddenMove(
    { ...place, destinationId, pinId: said.pinId && here(said.pinId), getsPin: false },
    {
      ...pick(said, "id", "found", "rule", "shownAt", "movedAt"),
      given: said.given as Move["given"],
      held: { pins: Object.fromEntries(pins), destinations: Object.fromEntries(destinations) },
    },
  );
}
