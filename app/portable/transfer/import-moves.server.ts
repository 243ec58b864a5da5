import { eq } from "drizzle-orm";
import { z } from "zod";
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
import { newPinInput, CLEARED as PIN_CLEARED } from "~/models/road/pins/pin";
import { moveRules } from "~/vocabulary";
import { db } from "~db/client.server";
import { hiddenMoves } from "~db/schema/journey";
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
  fromName: text("Left place"),
  place: z.strictObject({
    name: text("Name"),
    description: text("Description", LIMITS.text),
    state: text("State"),
    coordinates: coordinates(),
    destination: recordSlug.nullable(),
    pinId: recordId.nullable(),
    getsPin: flag("Gets a pin"),
    plan: text("Plan", LIMITS.text).nullable(),
    keepsDay: flag("Keeps its day"),
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
  const isTaken = db
    .select({ id: hiddenMoves.id })
    .from(hiddenMoves)
    .where(eq(hiddenMoves.id, move.id));
  if (isTaken.get()) return void problems.push(problem(["id"], "Another move has this id."));
  const idOf = (slug: string) => {
    const place = findDestination({ slug }, "owner");
    if (!place) problems.push(problem([], `There is no place '${slug}'.`));
    return place?.id ?? "";
  };
  const { destination, ...place } = move.place;
  const heldPins = Object.entries(move.held.pins).map(([id, columns]) => [
    id,
    changes(columns, PIN_CLEARED),
  ]);
  const heldPlaces = Object.entries(move.held.destinations).map(([slug, columns]) => [
    idOf(slug),
    columns,
  ]);
  db.insert(hiddenMoves)
    .values({
      ...move,
      place: { ...place, destinationId: destination && idOf(destination) },
      given: move.given as Record<string, string | number | null>,
      held: {
        pins: Object.fromEntries(heldPins),
        destinations: Object.fromEntries(heldPlaces),
      },
    })
    .run();
}
