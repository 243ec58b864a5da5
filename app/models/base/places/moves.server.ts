import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Audience } from "~/models/base/records/audience";
import { siteDay } from "~/utils/words/dates";
import type { PinType } from "~/vocabulary";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { expectedAndFound } from "./road";

/**
 * Reads the moves of the traveller. The last move that the audience may see says where she is and which records are
 * marked as the current ones. The public sees shown moves only, the owner all of them.
 */

export type Move = typeof moves.$inferSelect;

/** Prepared once, because every page runs it several times. */
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

/** The last move that readers know of, or the last one before a given move; `null` when there is none. */
export function lastShownMove(before?: Pick<Move, "movedAt" | "id">): Move | null {
  if (!before) return shown.get() ?? null;
  const isBefore = ({ id, movedAt }: Move) => id !== before.id && movedAt <= before.movedAt;
  return shown.all().find(isBefore) ?? null;
}

/** The last move that readers know of that happened before this instant; `null` when there is none. */
export function shownMoveAt(at: Date): Move | null {
  return shown.all().find(({ movedAt }) => movedAt < at) ?? null;
}

/** The moves that are hidden, in the order in which they happened. */
export function listHiddenMoves(): Move[] {
  return hidden.all();
}

/** Whether readers already know of a later move, so that this place is not the current one to them. */
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

/** SQL for a pin's type as the audience sees it; for statements on the pins table only. */
export function pinTypeSeenBy(audience: Audience) {
  const isHere = sql`"travel_pins"."id" = ${marked(audience, "pin_id")}`;
  return sql<PinType>`case when ${isHere} then 'current' else "travel_pins"."pin_type" end`;
}

/** SQL for whether a destination is the current one to the audience; for statements on destinations only. */
export function isCurrentTo(audience: Audience) {
  return sql<boolean>`coalesce("destinations"."id" = ${marked(audience, "destination_id")}, false)`.mapWith(
    Boolean,
  );
}

type ReachedPin = { pinType: PinType; visitedDate: string | null; description: string };

/**
 * A pin after a move has reached it. A planned pin becomes a visited one, gets the day of arrival, and its plan stays
 * in the description, labelled, beside what was found. Another pin keeps its own day unless that is still to come.
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

/** A pin as a move leaves it, including the changes that wait for the move. */
export function afterMove<Pin extends ReachedPin & { id: string }>(pin: Pin, move: Move): Pin {
  return {
    ...pin,
    ...(move.pinId === pin.id && reachedPin(pin, move)),
    ...asRecord(move.held.pins[pin.id] ?? {}),
  } as Pin;
}

/** Turns columns of a pin's row into fields of the record. */
function asRecord({ latitude, longitude, ...columns }: Record<string, unknown>) {
  if (latitude === undefined) return columns;
  return { ...columns, coordinates: { lat: latitude, lng: longitude } };
}

/** Pins as the audience may know them; the owner's have the hidden moves applied. */
export function pinsAsSeenBy<Pin extends ReachedPin & { id: string }>(
  audience: Audience,
  pins: Pin[],
): Pin[] {
  const known = audience === "owner" ? listHiddenMoves() : [];
  return known.length === 0 ? pins : pins.map((pin) => known.reduce(afterMove, pin));
}
