import { asc, eq, sql } from "drizzle-orm";
import type { Audience } from "~/models/records/audience";
import { pick } from "~/utils/pick";
import type { MoveRule } from "~/vocabulary";
import { privateSettings } from "~/words";
import { db, transact } from "~db/client.server";
import type { HeldChanges, MoveState } from "~db/move-state";
import { destinations } from "~db/schema/destinations";
import { hiddenMoves, journeyTracking } from "~db/schema/journey";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { isHere, type Place, writeMove } from "./current-place.server";
import { getUndoableMove, readMoveState } from "./last-move.server";
import { currentRecords } from "./place-marks.server";
import { publishLeft } from "./sealed-posts.server";
import { getTracker, type TrackerChange } from "./tracker.server";

/**
 * The road as the public may see it is what the tables hold. A move that is hidden stands in a row of its own and is written
 * into them when it may be shown, so that no public reader has to know of it; `seeRoad` lets the owner see it before.
 */

const HOUR_MS = 3_600_000;

const waiting = db
  .select(
    pick(
      hiddenMoves,
      "id",
      "fromName",
      "place",
      "given",
      "found",
      "held",
      "rule",
      "shownAt",
      "movedAt",
      "saves",
    ),
  )
  .from(hiddenMoves)
  .orderBy(asc(hiddenMoves.movedAt), asc(sql`hidden_moves.rowid`))
  .prepare();

/** The moves that are hidden, in the order in which they happened. */
export function listHiddenMoves() {
  return waiting.all();
}

export type HiddenMove = ReturnType<typeof listHiddenMoves>[number];

/** Whether a move that is made now, and says nothing else, would be hidden. */
export function isNextHidden() {
  return privateSettings().hereShown !== "at-once" || listHiddenMoves().length > 0;
}

type Said = {
  given?: TrackerChange;
  found?: string;
  rule?: MoveRule;
  /** When she said it, where that had to wait for a line; never before the move that the site knows already. */
  at?: Date;
};

/**
 * Moves the traveller: at once, or hidden as the setting or the move's own rule says. Whatever changes the current location
 * comes through here. Moves are shown in the order in which they happened, so one that follows a hidden one waits for it.
 */
export function moveTo(place: Place, said: Said = {}) {
  const { given = {}, found = "", rule = privateSettings().hereShown } = said;
  transact(() => {
    const hidden = listHiddenMoves();
    const before = hidden.at(-1)?.movedAt ?? getUndoableMove()?.movedAt ?? 0;
    const at = new Date(Math.max(Number(said.at ?? Date.now()), Number(before)));
    if (seeRoad("owner", () => isHere(place))) {
      if (hidden.length > 0) return addToHiddenMove(given, found);
      return writeMove({ place, given, found, at, newPinId: crypto.randomUUID() });
    }
    if (hidden.length === 0 && rule === "at-once") {
      return writeMove({ place, given, found, at, newPinId: crypto.randomUUID() });
    }
    const fromName = seeRoad("owner", () => getTracker()?.currentLocation ?? "");
    db.insert(hiddenMoves)
      .values({
        id: crypto.randomUUID(),
        fromName,
        place,
        given,
        found,
        held: { pins: {}, destinations: {} },
        rule,
        shownAt: timeOf(rule, at),
        movedAt: at,
      })
      .run();
    showDueMoves();
  });
}

function timeOf(rule: MoveRule, at: Date) {
  if (rule === "when-moved-on") return null;
  return rule === "later"
    ? new Date(at.getTime() + privateSettings().hereDelayHours * HOUR_MS)
    : at;
}

/** More said of the place where she is hidden waits with it. */
export function addToHiddenMove(given: TrackerChange, found = "") {
  const move = listHiddenMoves().at(-1);
  if (!move) return;
  db.update(hiddenMoves)
    .set({
      given: { ...move.given, ...given },
      found: found || move.found,
      saves: move.saves + 1,
    })
    .where(eq(hiddenMoves.id, move.id))
    .run();
}

/** The last hidden move to this pin, if there is one. */
export function hiddenMoveToPin(pinId: string) {
  return listHiddenMoves().findLast(({ id, place }) => (place.pinId ?? id) === pinId) ?? null;
}

/** Has columns of a place's record wait with the move that led there. */
export function holdChange(
  move: HiddenMove,
  kind: keyof HeldChanges,
  id: string,
  columns: Record<string, unknown>,
) {
  const of = { ...move.held[kind], [id]: { ...move.held[kind][id], ...columns } };
  const held = { ...move.held, [kind]: of };
  db.update(hiddenMoves).set({ held }).where(eq(hiddenMoves.id, move.id)).run();
}

/** Shows the moves whose time has come, the first of them first; whether there were any. */
export function showDueMoves() {
  if (listHiddenMoves().length === 0) return false;
  return transact(() => {
    const now = new Date();
    const moves = listHiddenMoves();
    const isDue = ({ rule, shownAt }: HiddenMove, index: number) =>
      rule === "when-moved-on" ? index < moves.length - 1 : shownAt !== null && shownAt <= now;
    const waits = moves.findIndex((move, index) => !isDue(move, index));
    const due = waits === -1 ? moves : moves.slice(0, waits);
    for (const move of due) showMove(move, move !== moves.at(-1));
    return due.length > 0;
  });
}

/** Shows all that is hidden; the name of where the traveller is, `null` when nothing was hidden. */
export function showHiddenMoves() {
  return transact(() => {
    const moves = listHiddenMoves();
    for (const move of moves) showMove(move, move !== moves.at(-1));
    return moves.length > 0 ? (getTracker()?.currentLocation ?? "") : null;
  });
}

/** Takes the last hidden move back; where the traveller is then, `null` when nothing was hidden. */
export function undoHiddenMove() {
  return transact(() => {
    const move = listHiddenMoves().at(-1);
    if (!move) return null;
    db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
    // What was written down there is not told by taking the move back: it is the owner's to show.
    releaseMoments(move, { isVisible: false });
    return move.fromName;
  });
}

function showMove(move: HiddenMove, hasMovedOn: boolean) {
  writeHidden(move);
  db.delete(hiddenMoves).where(eq(hiddenMoves.id, move.id)).run();
  releaseMoments(move);
  // Who is told of a place once she has left it is told that she has.
  if (hasMovedOn && move.rule === "when-moved-on" && move.place.destinationId) {
    publishLeft([move.place.destinationId]);
  }
}

/** The moments that were written down after a hidden move wait for it no longer. */
function releaseMoments({ id }: HiddenMove, columns: { isVisible?: boolean } = {}) {
  db.update(moments)
    .set({ ...columns, waitsFor: null })
    .where(eq(moments.waitsFor, id))
    .run();
}

function writeHidden({ id, place, given, found, held, movedAt }: HiddenMove) {
  writeMove({
    place: asFound(place),
    given: given as TrackerChange,
    found,
    at: movedAt,
    newPinId: id,
  });
  for (const [pinId, columns] of Object.entries(held.pins)) {
    db.update(travelPins).set(columns).where(eq(travelPins.id, pinId)).run();
  }
  for (const [destinationId, columns] of Object.entries(held.destinations)) {
    db.update(destinations).set(columns).where(eq(destinations.id, destinationId)).run();
  }
}

/** A record of the place that was deleted meanwhile is not brought back. */
function asFound(place: Place): Place {
  const { pins, destinations } = readMoveState({
    pins: place.pinId ? [place.pinId] : [],
    destinations: place.destinationId ? [place.destinationId] : [],
  });
  return {
    ...place,
    pinId: pins[0]?.id ?? null,
    getsPin: place.getsPin && (place.pinId === null || pins.length > 0),
    destinationId: destinations[0]?.id ?? null,
  };
}

/** Thrown to have the database forget what was written to be read. */
const FORGET = new Error("Only read.");

/**
 * What `read` reads of the road as the audience may see it: the public what is shown, the owner also the moves that are
 * hidden. For her they are written, read and rolled back. `read` must not wait for anything.
 */
export function seeRoad<Read>(audience: Audience, read: () => Read): Read {
  const moves = audience === "owner" ? listHiddenMoves() : [];
  if (moves.length === 0) return read();
  const seen: Read[] = [];
  try {
    transact(() => {
      const before = readMoveState(touchedBy(moves));
      for (const move of moves) writeHidden(move);
      restoreVersions(before, moves);
      seen.push(read());
      throw FORGET;
    });
  } catch (error) {
    if (error !== FORGET) throw error;
  }
  return seen[0] as Read;
}

function touchedBy(moves: HiddenMove[]) {
  const current = currentRecords();
  const named = (ids: (string | null)[]) => ids.filter((id) => id !== null);
  return {
    pins: [...current.pins, ...named(moves.map(({ place }) => place.pinId))],
    destinations: [
      ...current.destinations,
      ...named(moves.map(({ place }) => place.destinationId)),
    ],
  };
}

/** A save of what the owner has read is compared with the records as they are stored. */
function restoreVersions(before: MoveState, moves: HiddenMove[]) {
  for (const { id, version } of before.pins) {
    db.update(travelPins).set({ version }).where(eq(travelPins.id, id)).run();
  }
  for (const { id, version } of before.destinations) {
    db.update(destinations).set({ version }).where(eq(destinations.id, id)).run();
  }
  const saves = moves.reduce((sum, move) => sum + move.saves, 0);
  const version = Number(before.tracker?.version ?? 0) + saves;
  db.update(journeyTracking).set({ version }).run();
}

/** Where the traveller is and what readers are told, while these are two things; else `null`. */
export function hiddenState() {
  const moves = listHiddenMoves();
  const last = moves.at(-1);
  if (!last) return null;
  const times = moves.flatMap(({ shownAt }) => shownAt ?? []);
  const waitsForMove = last.rule === "when-moved-on";
  return {
    here: seeRoad("owner", () => getTracker()?.currentLocation ?? ""),
    shown: getTracker()?.currentLocation ?? "",
    /** `null` where the next move says when. */
    shownAt: waitsForMove ? null : new Date(Math.max(...times.map(Number))),
    fromName: last.fromName,
    movedAt: last.movedAt,
  };
}

export type HiddenState = NonNullable<ReturnType<typeof hiddenState>>;
