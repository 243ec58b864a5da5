import { eq } from "drizzle-orm";
import {
  lastMove,
  lastShownMove,
  listHiddenMoves,
  type Move,
} from "~/models/base/places/moves.server";
import { positionColumns } from "~/models/base/records/shared-columns";
import { adoptMoments } from "~/models/road/moments/waiting-moments.server";
import { hasPosition } from "~/utils/position/position";
import { siteDay } from "~/utils/words/dates";
import type { MoveRule } from "~/vocabulary";
import { privateSettings } from "~/words";
import { db, transact } from "~db/client.server";
import { moves, type PendingChanges } from "~db/schema/journey";
import { addToHiddenMove, mergePending, nameOf } from "./hidden-moves.server";
import { makePin } from "./move-pin.server";
import type { MovePlace } from "./place";
import { daysNow, without } from "./record-after.server";
import { renewMarks, showDueMoves, writePending } from "./show-moves.server";
import type { TrackerChange } from "./tracker.server";

const HOUR_MS = 3_600_000;

type Said = {
  given?: TrackerChange;
  found?: string;
  /** Changes of the place's own records, which are shown with the move. */
  held?: Partial<PendingChanges>;
  rule?: MoveRule;
  /** When she said it, if that had to wait for a connection; never before the last move that the site knows. */
  at?: Date;
  /** The country of a new pin for the place, if no other pin is near enough. */
  country?: string;
};

/**
 * Moves the traveller, at once or hidden, by the move's own rule or else the setting. Every change of the current
 * location comes through here. Each move has its own time to be shown, whatever is still hidden before it.
 */
export function moveTo(place: MovePlace, said: Said = {}) {
  transact(() => {
    const here = lastMove();
    if (!here || !isAt(place, here)) addMove(place, said);
    else if (here.isShown) sayMore(here, place, said);
    else addToHiddenMove(here, said);
  });
}

/** Whether she is at this place already; if the place has a pin, at that pin. */
function isAt(place: MovePlace, here: Move) {
  if (place.pinId !== null) return here.pinId === place.pinId;
  if (getsNewPin(place)) return false;
  const isMarked = here.destinationId !== null && here.destinationId === place.destinationId;
  return isMarked || place.name === nameOf(here);
}

function addMove(place: MovePlace, said: Said) {
  const { given = {}, found = "", held, country, rule = privateSettings().hereShown } = said;
  const movedAt = timeOfMove(said.at);
  const id = crypto.randomUUID();
  adoptMoments(id);
  const shownAt = timeOf(rule, movedAt);
  const move = { id, given: given as Move["given"], found, held, rule, movedAt, shownAt };
  addHiddenMove(place, move, country);
  showDueMoves();
}

type NewMove = Pick<Move, "id" | "given" | "found" | "rule" | "movedAt" | "shownAt"> & {
  held: Partial<PendingChanges> | undefined;
};

/** Adds a move that readers may not see yet. */
export function addHiddenMove(place: MovePlace, { held, ...move }: NewMove, country?: string) {
  const isNewPin = getsNewPin(place);
  if (isNewPin) makePin(place, move.id, country);
  db.insert(moves)
    .values({
      ...placeColumns(place),
      ...move,
      pinId: isNewPin ? move.id : place.pinId,
      expected: place.expected,
      isShown: false,
      // A pin that a move makes becomes visible with it.
      held: mergePending(isNewPin ? { pins: { [move.id]: { isVisible: true } } } : {}, held),
    })
    .run();
}

/** She is still there: what she said of the place stays, and what is given now is added. */
function sayMore(here: Move, place: MovePlace, { given = {}, held, at: said }: Said) {
  const at = timeOfMove(said);
  const after = {
    ...here,
    ...placeColumns(place),
    currentLocationDescription: here.currentLocationDescription,
    pinId: place.pinId,
    ...given,
    ...without(daysNow({ ...here, ...given }, siteDay(at)), given),
    movedAt: Number(here.movedAt) > 0 ? here.movedAt : at,
    version: here.version + 1,
    lastUpdated: new Date(),
  };
  db.update(moves).set(after).where(eq(moves.id, here.id)).run();
  writePending(mergePending({}, held));
  renewMarks(here, after);
}

function placeColumns({ name, description, coordinates, state, destinationId }: MovePlace) {
  return {
    currentLocation: name,
    currentLocationDescription: description,
    ...positionColumns(coordinates),
    state,
    destinationId,
  };
}

function getsNewPin({ pinId, getsPin, coordinates }: MovePlace) {
  return pinId === null && getsPin && hasPosition(coordinates);
}

/** Later than every known move: a device's clock may be slow, and two moves never have the same time. */
function timeOfMove(said = new Date()) {
  const before = Math.max(
    Number(listHiddenMoves().at(-1)?.movedAt ?? 0),
    Number(lastShownMove()?.movedAt ?? 0),
  );
  return new Date(Math.max(Number(said), before + 1));
}

function timeOf(rule: MoveRule, at: Date) {
  if (rule === "when-moved-on") return null;
  return rule === "later"
    ? new Date(at.getTime() + privateSettings().hereDelayHours * HOUR_MS)
    : at;
}
