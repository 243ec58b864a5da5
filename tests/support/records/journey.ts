import { createDestination } from "~/models/destinations/destination.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createPin } from "~/models/road/pins/pin.server";
import { homeContentInput } from "~/models/texts/home-content";
import { updateHomeContent } from "~/models/texts/home-content.server";
import type { JourneyMap } from "~/pages/journey-map.server";
import { loader as about } from "~/routes/site/about";
import { loader as home } from "~/routes/site/home";
import { loader as journeyPage } from "~/routes/site/journey";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { homePageContent } from "~db/schema/home-page";
import { moves } from "~db/schema/journey";
import { travelPins } from "~db/schema/pins";
import { api } from "../requests/api";

const pins = [
  ["Srinagar", 34.08, 74.8, "visited"],
  ["Mysuru", 12.3, 76.64, "visited"],
  ["Thrissur, Round South", 10.53, 76.21, "current", "Thrissur"],
  ["Coimbatore", 11.02, 76.96, "planned"],
  ["Munnar", 10.09, 77.06, "planned"],
  ["Kanyakumari", 8.09, 77.54, "planned"],
] as const;

const destinationRows = [
  ["Mysuru, Karnataka", "Karnataka", 12.3, 76.64],
  ["Thrissur, Kerala", "Kerala", 10.5276, 76.2144],
  ["Munnar, Kerala", "Kerala", 10.09, 77.06],
] as const;

/** Empties the tables of the journey. */
export function clearJourney() {
  for (const table of [destinations, travelPins, moves, homePageContent]) {
    db.delete(table).run();
  }
}

/** A traveller in Thrissur, half-way down the road; the ids of pins and destinations by name. */
export function beginJourney() {
  clearJourney();
  updateHomeContent(homeContentInput.parse({ journeyStartDate: "2025-08-01" }));
  const ids: Record<string, string> = {};
  for (const [name, lat, lng, pinType, city] of pins) {
    const pin = createPin({ name, country: "India", city, pinType, coordinates: { lat, lng } });
    ids[name] = pin.id;
  }
  for (const [name, state, lat, lng] of destinationRows) {
    const made = createDestination({
      name,
      state,
      coordinates: { lat, lng },
      description: `About ${name}.`,
      isCurrentLocation: name.startsWith("Thrissur"),
    });
    if (made.ok) ids[name] = made.item.id;
  }
  updateJourney({
    currentLocationDescription: "Drums.",
    journeyProgress: 65,
    daysTraveled: 78,
    statesCovered: 12,
    distanceCovered: 4860,
    nextStop: "Coimbatore",
  });
  // She came there long before a test begins.
  db.update(moves)
    .set({ movedAt: new Date("2025-10-01") })
    .run();
  return (name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`There is no ${name}.`);
    return id;
  };
}

/** Where the traveller is by every page and call that says so, and what a reader of the maps is told. */
export async function whereTheyAre() {
  const get = async (path: string) => (await api("GET", path)).body;
  const onMap = (page: { map: JourneyMap | null }) =>
    /now at (.*)/.exec(page.map?.label ?? "")?.[1] ?? null;
  const request = new Request("http://127.0.0.1:3000/journey");
  const overview = await journeyPage({ request, params: {}, context: {} });
  if (overview.day) throw new Error("The journey was not asked for as it was on a day.");
  const front = home();
  const texts = [
    front.journey.currentLocation,
    overview.journey.currentLocation,
    about().journey.currentLocation,
    (await get("/api/journey")).currentLocation,
    (await get("/api/journey/stats")).currentLocation,
  ];
  const current = (list: { name: string; isCurrentLocation: boolean }[]) =>
    list.filter((destination) => destination.isCurrentLocation).map(({ name }) => name);
  const pinned: { name: string; pinType: string }[] = await get("/api/travel-pins");
  return {
    texts: [...new Set(texts)],
    destinations: current(await get("/api/destinations")),
    cards: current(overview.listing.items),
    pins: pinned.filter((pin) => pin.pinType === "current").map(({ name }) => name),
    maps: [...new Set([onMap(front), onMap(overview)])],
  };
}
