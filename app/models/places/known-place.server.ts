import { asc, sql } from "drizzle-orm";
import { pinTypeLabel } from "~/vocabulary";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { travelPins } from "~db/schema/pins";
import { knownPlaces } from "./known-place";
import type { RoadPin } from "./road";

/** The pins as the road goes, hidden ones too, with their place in that order. */
export function listRoadPins(): RoadPin[] {
  const { latitude, longitude } = travelPins;
  return db
    .select({
      id: travelPins.id,
      name: travelPins.name,
      city: travelPins.city,
      description: travelPins.description,
      coordinates: { lat: latitude, lng: longitude },
      pinType: travelPins.pinType,
      sortOrder: travelPins.sortOrder,
    })
    .from(travelPins)
    .orderBy(asc(travelPins.sortOrder), asc(travelPins.createdAt))
    .all();
}

/** Those places as a form offers them; a planned one and the current one say so. */
export function listPlaceChoices() {
  return listKnownPlaces().map(({ key, name, coordinates, pin }) => {
    const isNoted = pin?.pinType === "planned" || pin?.pinType === "current";
    const label = isNoted ? `${name} – ${pinTypeLabel(pin.pinType)}` : name;
    return { key, name, label, coordinates };
  });
}

/** The places that the owner has written down, in the order of the road. */
export function listKnownPlaces() {
  const { id, name, description, state, latitude, longitude, createdAt } = destinations;
  const listed = db
    .select({ id, name, description, state, coordinates: { lat: latitude, lng: longitude } })
    .from(destinations)
    .orderBy(asc(createdAt), asc(sql`destinations.rowid`))
    .all();
  return knownPlaces(listRoadPins(), listed);
}
