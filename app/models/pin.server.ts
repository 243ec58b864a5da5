import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { db, transact } from "~db/client.server";
import { travelPins } from "~db/schema";
import type { Audience } from "./audience";
import { followCurrentRecord, moveToPin } from "./move-to-record.server";
import { changes } from "./patch";
import type { NewPin, PinChange } from "./pin";
import { missing, type Saved, saved, stale } from "./result";

const { latitude, longitude, sortOrder, ...plain } = getTableColumns(travelPins);
const whole = { ...plain, coordinates: { lat: latitude, lng: longitude } };

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  description: "",
  pinType: "visited" as const,
  pinColor: "#f97316",
  images: [],
  tags: [],
  rating: 0,
  notes: "",
  isVisible: true,
  socialMediaHashtags: [],
};

const inOrder = [asc(sortOrder), asc(travelPins.createdAt)];

/** Pins in the order of the journey. */
export function listPins(audience: Audience = "public") {
  return db
    .select(whole)
    .from(travelPins)
    .where(audience === "owner" ? undefined : eq(travelPins.isVisible, true))
    .orderBy(...inOrder)
    .all();
}

export type Pin = ReturnType<typeof listPins>[number];

/** Id, city and position of the visible pins, in the order of the journey. */
export function listPinPlaces() {
  return db
    .select({ id: plain.id, name: plain.name, city: plain.city, coordinates: whole.coordinates })
    .from(travelPins)
    .where(eq(travelPins.isVisible, true))
    .orderBy(...inOrder)
    .all();
}

/** Any pin with this id, hidden ones too; `null` when there is none. */
export function getPin(id: string) {
  return db.select(whole).from(travelPins).where(eq(travelPins.id, id)).get() ?? null;
}

/**
 * Adds a pin at the end of the journey. As the current one it moves the traveller. The same
 * `id` a second time gives back the first one.
 */
export function createPin(input: NewPin, id: string = crypto.randomUUID()): Pin {
  return transact(() => {
    const before = getPin(id);
    if (before) return before;
    const last = db
      .select({ value: sql<number>`coalesce(max(${sortOrder}), 0)` })
      .from(travelPins)
      .get();
    const values = {
      ...CLEARED,
      ...columnsOf(input),
      id,
      name: input.name,
      country: input.country,
      sortOrder: (last?.value ?? 0) + 1,
    };
    const isArrival = values.pinType === "current";
    db.insert(travelPins)
      .values(isArrival ? { ...values, pinType: "planned" } : values)
      .run();
    if (isArrival) moveToPin(id);
    return getPin(id) as Pin;
  });
}

/** Changes a pin; as the current one it moves the traveller. */
export function updatePin(id: string, { version, ...input }: PinChange): Saved<Pin> {
  return transact(() => {
    const before = getPin(id);
    if (!before) return missing;
    if (version != null && version !== before.version) return stale;
    const set = { ...columnsOf(input), version: before.version + 1, updatedAt: new Date() };
    const isArrival = input.pinType === "current" && before.pinType !== "current";
    db.update(travelPins)
      .set(isArrival ? { ...set, pinType: before.pinType } : set)
      .where(eq(travelPins.id, id))
      .run();
    const after = getPin(id) as Pin;
    if (isArrival) moveToPin(id);
    else if (after.pinType === "current") followCurrentRecord(before, after);
    return saved(getPin(id) as Pin);
  });
}

/** Deletes a pin; says whether there was one. */
export function deletePin(id: string) {
  return db.delete(travelPins).where(eq(travelPins.id, id)).run().changes > 0;
}

function columnsOf({ coordinates, ...input }: Omit<PinChange, "version">) {
  const position =
    coordinates === undefined
      ? {}
      : { latitude: coordinates?.lat ?? 0, longitude: coordinates?.lng ?? 0 };
  return { ...changes(input, CLEARED), ...position };
}
