import { eq } from "drizzle-orm";
import { type MoveRule, NEXT_MOVE } from "~/vocabulary";
import { privateSettings } from "~/words";
import { db, transact } from "~db/client.server";
import { hiddenMoves } from "~db/schema/journey";
import { moments } from "~db/schema/moments";
import { isHere, type Place, writeMove } from "./current-place.server";
import { addToHiddenMove, lastHiddenMove, listHiddenMoves } from "./hidden-moves.server";
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
 * comes through here. Each move says for itself when it is told, whatever is still hidden before it.
 */
export function moveTo(place: Place, said: Said = {}) {
  const { given = {}, found = "", rule = privateSettings().hereShown } = said;
  transact(() => {
    const at = timeOfMove(said.at);
    const id = crypto.randomUUID();
    if (seeRoad("owner", () => isHere(place))) {
      if (lastHiddenMove()) return addToHiddenMove(given, found);
      return writeMove({ place, given, found, at, newPinId: id });
    }
    adoptMoments(id);
    const fromName = seeRoad("owner", () => getTracker()?.currentLocation ?? "");
    db.insert(hiddenMoves)
      .values({
        id,
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

/** The moments of a place that no move had led to yet are told with this one. */
function adoptMoments(id: string) {
  db.update(moments).set({ waitsFor: id }).where(eq(moments.waitsFor, NEXT_MOVE)).run();
}

/** After every move that the site knows of: a phone's clock may be late, and two moves never have one time. */
function timeOfMove(said = new Date()) {
  const before = Math.max(
    Number(listHiddenMoves().at(-1)?.movedAt ?? 0),
    Number(getTracker()?.movedAt ?? 0),
  );
  return new Date(Math.max(Number(said), before + 1));
}

function timeOf(rule: MoveRule, at: Date) {
  if (rule === "when-moved-on") return null;
  return rule === "later"
    ? new Date(at.getTime() + privateSettings().hereDelayHours * HOUR_MS)
    : at;
}
