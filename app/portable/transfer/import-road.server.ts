import { eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { positionColumns } from "~/models/base/records/shared-columns";
import { day, instantText } from "~/models/base/records/value-schemas";
import { journeyInput } from "~/models/road/journey/journey";
import { markCurrent } from "~/models/road/journey/move-to-record.server";
import { type TrackerChange, writeTracker } from "~/models/road/journey/tracker.server";
import { newMomentInput } from "~/models/road/moments/moment";
import { createMoment } from "~/models/road/moments/moment.server";
import { wholeMoment } from "~/models/road/moments/moment-columns.server";
import { newPinInput } from "~/models/road/pins/pin";
import { createPin } from "~/models/road/pins/pin.server";
import { wholePin } from "~/models/road/pins/pin-columns.server";
import { pick } from "~/utils/pick";
import { NO_POSITION } from "~/utils/position";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import { factsInWords, hasFacts } from "./entry-identity";
import { importMove, moveEntry } from "./import-moves.server";
import {
  countAdded,
  dateColumns,
  type Importing,
  isLeft,
  readList,
  readValues,
  recordDates,
  recordId,
} from "./importing.server";
import { topFiles } from "./layout";
import { check, partOf, type YamlValue } from "./yaml-file";

/** The stops, where the traveller is, and the moments between. */

const pinEntry = z.strictObject({ id: recordId.optional(), ...newPinInput.shape });

export function importPins(importing: Importing) {
  const before = db.select(wholePin).from(travelPins).where(isNull(travelPins.deletedAt)).all();
  for (const { data, yaml } of readList(importing, topFiles.pins, pinEntry)) {
    const { id, pinType, ...input } = data;
    const facts = id ? { id } : pick(data, "name", "city", "country", "visitedDate", "coordinates");
    const isThere = before.some((pin) => hasFacts(pin, facts));
    if (isLeft(importing, yaml, `pin ${factsInWords(facts)}`, isThere)) continue;
    const pin = createPin({ ...input, pinType: pinType === "current" ? "visited" : pinType }, id);
    countAdded(importing, "pins");
    if (pinType === "current") importing.later.push(() => markPin(importing, yaml, pin.id));
  }
}

/** As with the places, nobody arrives. */
function markPin({ isFirstJourney, problems }: Importing, { problem }: YamlValue, id: string) {
  if (!isFirstJourney || markCurrent({ pinId: id })) return;
  problems.push(problem(["pinType"], "Another pin is the current one."));
}

const momentEntry = z.strictObject({
  id: recordId.optional(),
  ...newMomentInput.shape,
  waitsFor: recordId.optional(),
  ...recordDates,
});

export function importMoments(importing: Importing) {
  const before = db.select(wholeMoment).from(moments).where(isNull(moments.deletedAt)).all();
  for (const { data, yaml } of readList(importing, topFiles.moments, momentEntry)) {
    const { id, waitsFor, createdAt, updatedAt, ...input } = data;
    const facts = id ? { id } : pick(data, "text", "happenedAt", "place");
    const isThere = before.some((moment) => hasFacts(moment, facts));
    if (isLeft(importing, yaml, `moment ${factsInWords(facts)}`, isThere)) continue;
    const moment = createMoment(input, id);
    // What the file leaves open stays open: it may have been cleared.
    const columns = {
      place: input.place || null,
      ...positionColumns(input.coordinates ?? NO_POSITION),
      // What waits for a move that is not there stays unseen.
      waitsFor: waitsFor ?? null,
      ...dateColumns({ createdAt, updatedAt }),
    };
    db.update(moments).set(columns).where(eq(moments.id, moment.id)).run();
    countAdded(importing, "moments");
  }
}

const journeyEntry = z.strictObject({
  ...journeyInput.partial().shape,
  daysCountedOn: day("Days counted").optional(),
  movedAt: instantText("Moved").optional(),
  hiddenMoves: z.array(moveEntry).optional(),
});

/** Where the traveller is, unless the site knows; written as it is, for nobody arrives by an import. */
export function importJourney(importing: Importing) {
  const yaml = readValues(importing, topFiles.journey);
  const data = yaml && check(yaml, journeyEntry, importing.problems);
  if (!data || isLeft(importing, yaml, "where the traveller is", !importing.isFirstJourney)) return;
  const { currentCoordinates, hiddenMoves: moves = [], ...columns } = data;
  if (Object.keys(data).some((name) => name !== "hiddenMoves")) {
    writeTracker({
      nextStop: "",
      ...(columns as TrackerChange),
      ...positionColumns(currentCoordinates ?? NO_POSITION),
    });
  }
  for (const [index, move] of moves.entries())
    importMove(importing, partOf(yaml, ["hiddenMoves", index]), move);
}
