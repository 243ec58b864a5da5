import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Audience } from "~/models/base/records/audience";
import { siteDay } from "~/utils/words/dates";
import type { PinType } from "~/vocabulary";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { expectedAndFound } from "./road";

/**
 * The moves of the traveller, as they are read: where she is, and which records are marked with it, is the last of them that
 * the reader may see. The public sees those that are shown, the owner all.
 */

export type Move = typeof moves.$inferSelect;

/** Prepared once, for every page asks them several times. */
const shown = db
  .select()
  .from(moves)
  .where(eq(moves.isShown, true))
  .orderBy(desc(moves.movedAt), desc(sql`moves.rowid`))
  .prepare();

const hidden = db
  .select()
  .from(moves)
  .where(eq(moves.isShown, false))
  .orderBy(asc(moves.movedAt), asc(sql`moves.rowid`))
  .prepare();

/** Where readers take her to be, or where they took her to be before a move; `null` while nobody said so. */
export function lastShownMove(before?: Pick<Move, "movedAt" | "id">): Move | null {
  if (!before) return shown.get() ?? null;
  const isBefore = ({ id, movedAt }: Move) => id !== before.id && movedAt <= before.movedAt;
  return shown.all().find(isBefore) ?? null;
}

/** Where readers take her to have been at an instant; `null` before the first move. */
export function shownMoveAt(at: Date): Move | null {
  return shown.all().find(({ movedAt }) => movedAt < at) ?? null;
}

/** The moves that are hidden, in the order in which they happened. */
export function listHiddenMoves(): Move[] {
  return hidden.all();
}

/** Whether readers know of a later move already, and so do not take this place for where she is. */
export function isPassed({ movedAt }: Pick<Move, "movedAt">) {
  return movedAt < (lastShownMove()?.movedAt ?? 0);
}

/** The move that led where she is now, while readers do not know of it; else `null`. */
export function lastHiddenMove() {
  const last = listHiddenMoves().at(-1);
  return last && !isPassed(last) ? last : null;
}

/** The move that led where she is now, whether readers know of it or not. */
export function lastMove() {
  return lastHiddenMove() ?? lastShownMove();
}

/** The id of the record that is marked as the current one, within a statement. */
function marked(audience: Audience, column: "pin_id" | "destination_id"): SQL {
  const seen = sql.raw(audience === "owner" ? "true" : "is_shown");
  return sql`(select ${sql.raw(column)} from moves where ${seen} order by moved_at desc, rowid desc limit 1)`;
}

/** What a pin is to the audience, within a statement of the pins alone. */
export function pinTypeSeenBy(audience: Audience) {
  const isHere = sql`"travel_pins"."id" = ${marked(audience, "pin_id")}`;
  return sql<PinType>`case when ${isHere} then 'current' else "travel_pins"."pin_type" end`;
}

/** Whether a destination is the current one to the audience, within a statement of the destinations alone. */
export function isCurrentTo(audience: Audience) {
  return sql<boolean>`coalesce("destinations"."id" = ${marked(audience, "destination_id")}, false)`.mapWith(
    Boolean,
  );
}

type ReachedPin = { pinType: PinType; visitedDate: string | null; description: string };

/**
 * A pin once a move has led to it: the plan of a planned one is over, its day is that of the arrival, and its words stand
 * where they are called so, beside what was found. The day that a pin has stays; one that is still to come was only planned.
 */
export function reachedPin(pin: ReachedPin, { expected, found, movedAt }: Move) {
  const day = siteDay(movedAt);
  const { pinType, visitedDate, description } = pin;
  const keepsDay = expected === null && visitedDate !== null && visitedDate <= day;
  return {
    pinType: pinType === "planned" ? ("visited" as const) : pinType,
    visitedDate: keepsDay ? visitedDate : day,
    description: expected === null ? description : expectedAndFound(expected, found),
  };
}

/** A pin as a move leaves it, with the changes that wait with it. */
export function afterMove<Pin extends ReachedPin & { id: string }>(pin: Pin, move: Move): Pin {
  return {
    ...pin,
    ...(move.pinId === pin.id && reachedPin(pin, move)),
    ...asRecord(move.held.pins[pin.id] ?? {}),
  } as Pin;
}

/** Columns of a pin's row as a record has them. */
function asRecord({ latitude, longitude, ...columns }: Record<string, unknown>) {
  if (latitude === undefined) return columns;
  return { ...columns, coordinates: { lat: latitude, lng: longitude } };
}

/** Pins as the audience may know them: to the owner with what the hidden moves make of them. */
export function pinsAsSeenBy<Pin extends ReachedPin & { id: string }>(
  audience: Audience,
  pins: Pin[],
): Pin[] {
  const told = audience === "owner" ? listHiddenMoves() : [];
  return told.length === 0 ? pins : pins.map((pin) => told.reduce(afterMove, pin));
}
