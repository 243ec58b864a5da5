import { and, eq, sql } from "drizzle-orm";
import type { Audience } from "~/models/base/records/audience";
import { freeId } from "~/models/base/records/free-id.server";
import { changes } from "~/models/base/records/patch";
import { type Saved, saved } from "~/models/base/records/result";
import { conflictOf, MISSING } from "~/models/base/records/saving.server";
import { withPositionColumns } from "~/models/base/records/shared-columns";
import { moveToBin } from "~/models/bin/bin.server";
import {
  firstHiddenMove,
  hiddenMoveToPin,
  holdChange,
  isNextHidden,
} from "~/models/road/journey/hidden-moves.server";
import { followCurrentRecord, moveToPin } from "~/models/road/journey/move-to-record.server";
import { seeRoad } from "~/models/road/journey/see-road.server";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { CLEARED, type NewPin, type PinChange } from "./pin";
import { pinsSeenBy, wholePin } from "./pin-columns.server";
import type { Pin } from "./pin-lists.server";

/** The pin with this id, if the audience may see it, else `null`. */
export function findPin(id: string, audience: Audience): Pin | null {
  const isAsked = and(pinsSeenBy(audience), eq(travelPins.id, id));
  return db.select(wholePin).from(travelPins).where(isAsked).get() ?? null;
}

/**
 * Adds a pin at the end of the journey. As the current one it moves the traveller. The same
 * `id` a second time gives back the first one.
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
    const isHidden = isArrival && isNextHidden();
    db.insert(travelPins)
      .values({
        ...values,
        ...(isArrival && { pinType: "planned" as const }),
        ...(isHidden && { isVisible: false }),
      })
      .run();
    if (isArrival) moveToPin(id, { description: true, day: true });
    if (isHidden) showWithMove(id, pick(values, "isVisible"));
    return seeRoad("owner", () => findPin(id, "owner")) as Pin;
  });
}

/** Changes a pin; as the current one it moves the traveller. */
export function updatePin(id: string, { version, ...input }: PinChange): Saved<Pin> {
  const given = changes(input, CLEARED);
  return transact((): Saved<Pin> => {
    const before = findPin(id, "owner");
    if (!before) return MISSING;
    const conflict = conflictOf(before, version, given);
    if (conflict) return conflict;
    // Sent back as it was read, with the moves that are hidden, the type says nothing new.
    const { pinType: seenType } = seeRoad("owner", () => findPin(id, "owner")) ?? before;
    const { pinType, ...rest } = given;
    // Where readers still see her there, another type waits with the move that left it.
    const left = before.pinType === "current" && seenType !== "current" ? firstHiddenMove() : null;
    if (left && pinType && pinType !== seenType) holdChange(left, "pins", id, { pinType });
    const values: typeof given = left || pinType === seenType ? rest : given;
    const isArrival = values.pinType === "current" && before.pinType !== "current";
    const waits = hiddenMoveToPin(id) !== null || (isArrival && isNextHidden());
    if (waits) return saved(changeHidden(before, values, isArrival));
    const set = { version: before.version + 1, updatedAt: new Date() };
    db.update(travelPins)
      .set({ ...withPositionColumns(values), ...set, ...(isArrival && pick(before, "pinType")) })
      .where(eq(travelPins.id, id))
      .run();
    const written = findPin(id, "owner") as Pin;
    if (isArrival) {
      moveToPin(id, {
        description: written.description !== before.description,
        day: written.visitedDate !== before.visitedDate,
      });
    } else if (written.pinType === "current") followCurrentRecord(before, written);
    return saved(seeRoad("owner", () => findPin(id, "owner")) as Pin);
  });
}

/** What changes of the pin at which she is hidden waits with the move. */
function changeHidden(before: Pin, values: Partial<Pin>, isArrival: boolean) {
  const { id } = before;
  const isNew = (name: "description" | "visitedDate") =>
    values[name] !== undefined && values[name] !== before[name];
  if (isArrival) moveToPin(id, { description: isNew("description"), day: isNew("visitedDate") });
  const { pinType, ...columns } = withPositionColumns(values);
  const type = pinType && pinType !== "current" ? { pinType } : {};
  showWithMove(id, { ...columns, ...type });
  // What she hides is hidden now.
  if (values.isVisible === false) {
    db.update(travelPins).set({ isVisible: false }).where(eq(travelPins.id, id)).run();
  }
  return seeRoad("owner", () => findPin(id, "owner")) as Pin;
}

/** Has columns of a pin wait with the hidden move to it; where that is told already, they are written. */
function showWithMove(id: string, columns: Partial<typeof travelPins.$inferInsert>) {
  const move = hiddenMoveToPin(id);
  if (move) return holdChange(move, "pins", id, columns);
  if (Object.keys(columns).length === 0) return;
  db.update(travelPins).set(columns).where(eq(travelPins.id, id)).run();
}

/** Moves a pin to the bin; when, or `null` when there was none. */
export function deletePin(id: string) {
  return moveToBin("pin", [id]);
}
