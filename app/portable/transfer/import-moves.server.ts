import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Move } from "~/models/base/places/moves.server";
import { LIMITS } from "~/models/base/records/limits";
import { changes } from "~/models/base/records/patch";
import {
  coordinates,
  day,
  flag,
  instantText,
  oneOfThe,
  text,
} from "~/models/base/records/value-schemas";
import { findDestination } from "~/models/destinations/destination.server";
import { journeyInput } from "~/models/road/journey/journey";
import { addHiddenMove } from "~/models/road/journey/move-to.server";
import { newPinInput, CLEARED as PIN_CLEARED } from "~/models/road/pins/pin";
import { pick } from "~/utils/pick";
import { moveRules } from "~/vocabulary";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { type Importing, recordId, recordSlug } from "./importing.server";
import type { YamlValue } from "./yaml-file";

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

/** A move as its row holds it, its place by its address. */
export const moveEntry = z.strictObject({
  id: recordId,
  /** Earlier programs wrote this, and what of the place is optional. */
  fromName: text("Left place").optional(),
  place: z.strictObject({
    name: text("Name"),
    description: text("Description", LIMITS.text),
    state: text("State"),
    coordinates: coordinates(),
    destination: recordSlug.nullable(),
    pinId: recordId.nullable(),
    plan: text("Plan", LIMITS.text).nullable(),
    getsPin: flag("Gets a pin").optional(),
    keepsDay: flag("Keeps its day").optional(),
  }),
  given: given.partial(),
  found: text("Found", LIMITS.text),
  held: z.strictObject({
    pins: z.record(recordId, heldPin.partial()),
    destinations: z.record(recordSlug, heldDestination.partial()),
  }),
  rule: oneOfThe("Rule", moveRules),
  shownAt: instantText("Shown").nullable(),
  movedAt: instantText("Moved"),
});

/** Adds a move that readers may not see yet. */
export function importMove(
  { problems }: Importing,
  { problem }: YamlValue,
  move: z.output<typeof moveEntry>,
) {
  const isTaken = db.select({ id: moves.id }).from(moves).where(eq(moves.id, move.id));
  if (isTaken.get()) return void problems.push(problem(["id"], "Another move has this id."));
  const idOf = (slug: string) => {
    const place = findDestination({ slug }, "owner");
    if (!place) problems.push(problem([], `There is no place '${slug}'.`));
    return place?.id ?? "";
  };
  const { destination, pinId, getsPin = false, plan, ...place } = move.place;
  const heldPins = Object.entries(move.held.pins).map(([id, columns]) => [
    id,
    changes(columns, PIN_CLEARED),
  ]);
  const heldPlaces = Object.entries(move.held.destinations).map(
    ([slug, { isCurrentLocation: _mark, ...columns }]) => [idOf(slug), columns],
  );
  // As earlier programs wrote it of a guide that was unmarked meanwhile.
  const isUnmarked = move.held.destinations[destination ?? ""]?.isCurrentLocation === false;
  addHiddenMove(
    {
      ...place,
      pinId,
      getsPin,
      expected: plan,
      destinationId: destination && !isUnmarked ? idOf(destination) : null,
    },
    {
      ...pick(move, "id", "found", "rule", "shownAt", "movedAt"),
      given: move.given as Move["given"],
      held: {
        pins: Object.fromEntries(heldPins),
        destinations: Object.fromEntries(heldPlaces),
      },
    },
  );
}
