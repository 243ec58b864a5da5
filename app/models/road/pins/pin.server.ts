import { and, eq, sql } from "drizzle-orm";
import { lastHiddenMove, lastShownMove, pinsAsSeenBy } from "~/models/base/places/moves.server";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes, newValues } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { withPositionColumns } from "~/models/base/records/shared-columns";
import { moveToBin } from "~/models/bin/bin.server";
import { addPendingChange, hiddenMoveToPin } from "~/models/road/journey/hidden-moves.server";
import {
  followCurrentRecord,
  moveToPin,
  unmarkPin,
} from "~/models/road/journey/move-to-record.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { CLEARED, type NewPin, type PinChange } from "./pin";
import { pinColumns, pinsSeenBy } from "./pin-columns.server";
import type { Pin } from "./pin-lists.server";

/** The pin with this id, if the audience may see it, else `null`. */
export function findPin(id: string, audience: Audience): Pin | null {
  const isAsked = and(pinsSeenBy(audience), eq(travelPins.id, id));
  const pins = db.select(pinColumns(audience)).from(travelPins).where(isAsked).all();
  return pinsAsSeenBy(audience, pins)[0] ?? null;
}

/**
 * Adds a pin at the end of the journey. A current pin moves the traveller and becomes visible with that move. The same
 * `id` a second time returns the first pin.
 */
export function createPin(input: NewPin, givenId?: string): Pin {
  return transact(() => {
    const id = freeId(travelPins, givenId);
    const before = findPin(id, "owner");
    if (before) return before;
    const last = db
      .select({ value: sql<number>`coalesce(max(${travelPins.sortOrder}), 0)` })
      .from(travelPins)
      .get();
    const values = {
      ...withPositionColumns({ ...CLEARED, ...changes(input, CLEARED) }),
      id,
      name: input.name,
      country: input.country,
      sortOrder: (last?.value ?? 0) + 1,
    };
    const isArrival = values.pinType === "current";
    db.insert(travelPins)
      .values({
        ...values,
        ...(isArrival && { pinType: "planned" as const, isVisible: false }),
      })
      .run();
    if (isArrival) {
      const { description } = values;
      moveToPin(id, { description }, pick(values, "description", "visitedDate", "isVisible"));
    }
    return findPin(id, "owner") as Pin;
  });
}

/** Changes a pin; making it the current one moves the traveller. */
export function updatePin(id: string, { version, ...input }: PinChange): Saved<Pin> {
  const given = changes(input, CLEARED);
  return transact((): Saved<Pin> => {
    const before = findPin(id, "owner");
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, given);
    if (conflict) return conflict;
    const { pinType, ...values } = given;
    // A form sends the type as it was read, perhaps before a move that is hidden; then it is not a change.
    const isShownHere = lastShownMove()?.pinId === id;
    const isNew = pinType !== before.pinType && !(pinType === "current" && isShownHere);
    const type = isNew ? pinType : undefined;
    if (type === "current") arrive(before, values);
    else {
      if (type && before.pinType === "current") unmarkPin(before);
      // Readers still see this pin as the current one although a hidden move has left it, so a new type waits for that
      // move.
      const leaving = type && isShownHere ? lastHiddenMove() : null;
      if (leaving) addPendingChange(leaving, id, { pinType: type });
      const said = newValues({ ...values, ...(type && !leaving && { pinType: type }) }, before);
      if (!leaving || Object.keys(said).length > 0) writePin(before, said);
    }
    return saved(findPin(id, "owner") as Pin);
  });
}

function arrive(before: Pin, values: Partial<Pin>) {
  const said = newValues(values, before);
  moveToPin(before.id, said, withPositionColumns(said));
}

/** Changes of the pin at which she is hidden wait with the move. */
function writePin(before: Pin, values: Partial<Pin>) {
  const { id, version } = before;
  const columns = withPositionColumns(values);
  const hidden = hiddenMoveToPin(id);
  if (hidden) {
    addPendingChange(hidden, id, columns);
    // Hiding a pin is done at once.
    if (values.isVisible !== false) return;
  }
  const change = hidden ? { isVisible: false } : columns;
  db.update(travelPins)
    .set({ ...change, version: version + 1, updatedAt: new Date() })
    .where(eq(travelPins.id, id))
    .run();
  if (lastShownMove()?.pinId === id) followCurrentRecord(before, { ...before, ...values });
}

/** Moves a pin to the bin. Returns the time, or `null` when there was none. */
export function deletePin(id: string) {
  return moveToBin("pin", [id]);
}
