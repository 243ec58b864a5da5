import type { MoveRule } from "~/vocabulary";
import { privateSettings } from "~/words";
import { db, transact } from "~db/client.server";
import { hiddenMoves } from "~db/schema/journey";
import { isHere, type Place, writeMove } from "./current-place.server";
import { addToHiddenMove, listHiddenMoves } from "./hidden-moves.server";
import { getUndoableMove } from "./last-move.server";
import { seeRoad } from "./see-road.server";
import { showDueMoves } from "./show-moves.server";
import { getTracker, type TrackerChange } from "./tracker.server";

const HOUR_MS = 3_600_000;

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
