import { asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { exists } from "~/models/base/lists/exists.server";
import { saved } from "~/models/base/records/result";
import { positionColumns } from "~/models/base/records/shared-columns";
import { oneLine } from "~/models/base/records/value-schemas";
import { markCurrent } from "~/models/road/journey/move-to-record.server";
import { newMomentInput } from "~/models/road/moments/moment";
import { createMoment } from "~/models/road/moments/moment.server";
import { momentForOwner } from "~/models/road/moments/moment-columns.server";
import { newPinInput } from "~/models/road/pins/pin";
import { createPin, findPin } from "~/models/road/pins/pin.server";
import { pinOrder, wholePin } from "~/models/road/pins/pin-columns.server";
import { NO_POSITION } from "~/utils/position/position";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { travelPins } from "~db/schema/pins";
import {
  addRecord,
  fieldsOf,
  type Importing,
  recordId,
  recordShape,
  setDates,
} from "../import/importing.server";
import { readList } from "../import/read-source.server";
import type { JsonValue } from "../json-file";
import { orNothing, type TopFile } from "../top-file";

/** The country of a pin that a move has made may be empty. */
const pin = z.object({
  id: recordId.optional(),
  ...newPinInput.shape,
  country: oneLine("Country"),
});

/** The stops on the map, in the order of the road. */
export const pinsFile: TopFile = {
  path: "pins.json",
  read: () =>
    orNothing(
      db
        .select(wholePin)
        .from(travelPins)
        .where(isNull(travelPins.deletedAt))
        .orderBy(...pinOrder, asc(travelPins.id))
        .all()
        .map((row) => fieldsOf(row, pin)),
    ),
  add(importing, path) {
    for (const { data, json } of readList(importing, path, pin)) {
      const { id, pinType, ...input } = data;
      const isCurrent = pinType === "current";
      const added = addRecord(importing, json, {
        plural: "pins",
        name: `pin ${id ?? input.name}`,
        id,
        before: id ? findPin(id, "owner") : null,
        create: () => saved(createPin({ ...input, pinType: isCurrent ? "visited" : pinType }, id)),
      });
      if (added && isCurrent) importing.later.push(() => markPin(importing, json, added.id));
    }
  },
};

/** Marks the current pin; as with destinations, an import is no arrival. */
function markPin({ isFirstJourney, problems }: Importing, { problem }: JsonValue, id: string) {
  if (!isFirstJourney || markCurrent({ pinId: id })) return;
  problems.push(problem(["pinType"], "Another pin is the current one."));
}

const moment = z.object({
  ...newMomentInput.shape,
  waitsFor: recordId.nullish(),
  ...recordShape,
});

/** Single sentences, in the order in which they happened. */
export const momentsFile: TopFile = {
  path: "moments.json",
  read: () =>
    orNothing(
      db
        .select(momentForOwner)
        .from(moments)
        .where(isNull(moments.deletedAt))
        .orderBy(asc(moments.happenedAt), asc(moments.createdAt), asc(moments.id))
        .all()
        .map((row) => fieldsOf(row, moment)),
    ),
  add(importing, path) {
    for (const { data, json } of readList(importing, path, moment)) {
      const { id, waitsFor, createdAt, updatedAt, ...input } = data;
      const added = addRecord(importing, json, {
        plural: "moments",
        name: `moment ${id ?? input.text}`,
        id,
        before: id && exists(moments, id) ? { id } : null,
        create: () => saved(createMoment(input, id)),
      });
      if (!added) continue;
      setDates(moments, added.id, { createdAt, updatedAt });
      // Fields that the file leaves open stay open: they may have been cleared.
      const columns = {
        place: input.place || null,
        ...positionColumns(input.coordinates ?? NO_POSITION),
        // A moment that waits for a missing move stays hidden.
        waitsFor: waitsFor ?? null,
      };
      db.update(moments).set(columns).where(eq(moments.id, added.id)).run();
    }
  },
};
