import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { collectionMap } from "~/pages/collection-map.server";
import type { PinType } from "~/vocabulary";
import { addRows } from "../support/pictures/library";
import { got } from "../support/records/saved";

const COUNTRY = { country: "India" };

function addPin(name: string, lat: number, lng: number, pinType: PinType = "visited") {
  const city = name.split(",")[0];
  return createPin({ ...COUNTRY, name, city, coordinates: { lat, lng }, pinType });
}

/** The names of the places of an album with this location. */
function placesOf(location: string) {
  const { id } = createCollection({ title: `Album of ${location}`, location });
  return collectionMap({ id, location })?.places.map(({ name }) => name) ?? null;
}

beforeAll(() => {
  addPin("Jammu, the station", 32.7, 74.8);
  addPin("Jodhpur", 26.3, 73.02);
  addPin("Ajmer", 26.45, 74.64);
  addPin("Udaipur, Hanuman Ghat", 24.58, 73.68);
  addPin("Munnar", 10.09, 77.06, "planned");
});

describe("an album's places", () => {
  test.each([
    ["Jodhpur, Jaisalmer and Udaipur, Rajasthan", ["Jodhpur", "Udaipur"]],
    ["UDAIPUR  and jodhpur", ["Jodhpur", "Udaipur"]],
    ["Somewhere in Jodhpurish country", null],
    ["Munnar, Kerala", ["Munnar"]],
    // A state is no stop, whatever is called like a part of it.
    ["Srinagar, Jammu and Kashmir", null],
    ["", null],
  ])("with the location %j are %j", (location, names) => {
    expect(placesOf(location)).toEqual(names);
  });

  test("are those of the visible destinations that name it, on the road or beside it", () => {
    const collection = createCollection({ title: "Two of them" });
    const own = { relatedGalleryId: collection.id };
    const ajmer = { lat: 26.46, lng: 74.63 };
    got(createDestination({ name: "Ajmer, Rajasthan", coordinates: ajmer, ...own }));
    const lone = got(
      createDestination({ name: "Majuli, Assam", coordinates: { lat: 26.95, lng: 94.17 }, ...own }),
    );
    got(createDestination({ name: "No position", ...own }));
    expect(collectionMap(collection)?.places).toEqual([
      { name: "Ajmer", path: "/journey/ajmer-rajasthan" },
      { name: "Majuli", path: "/journey/majuli-assam" },
    ]);
    updateDestination(lone.id, { isVisible: false });
    expect(collectionMap(collection)?.places).toHaveLength(1);
  });

  test("end with a pin that is hidden", () => {
    const pin = addPin("Pushkar", 26.49, 74.55);
    expect(placesOf("Pushkar")).toEqual(["Pushkar"]);
    updatePin(pin.id, { isVisible: false });
    expect(placesOf("Pushkar")).toBeNull();
  });

  test("are never where its photographs were taken", () => {
    const [id = ""] = addRows({ latitude: 26.3, longitude: 73.02, takenAt: new Date() });
    const collection = createCollection({ title: "Far from roads" });
    addMedia({ collectionId: collection.id, type: "photo", url: `/media/${id}-40.jpg` });
    expect(collectionMap(collection)).toBeNull();
  });
});

describe("its drawing", () => {
  const drawn = (location: string) => collectionMap({ id: "none", location });

  test("has the road between what was reached, with a mark and a name for its places alone", () => {
    const map = drawn("Jodhpur and Udaipur");
    expect(map?.label).toBe("Map: Jodhpur and Udaipur");
    expect(map?.drawing.labels.map(({ text }) => text)).toEqual(["Jodhpur", "Udaipur"]);
    expect(map?.drawing.stops).toHaveLength(2);
    // By way of Ajmer, which lies farther east than either.
    const points = [...(map?.drawing.line ?? "").matchAll(/([\d.]+) [\d.]+/g)].map(
      ([, x]) => +(x ?? 0),
    );
    const marks = map?.drawing.stops.map(({ x }) => x) ?? [];
    expect(Math.max(...points)).toBeGreaterThan(Math.max(...marks) + 20);
  });

  test("leads no line to a place that is only planned", () => {
    const map = drawn("Udaipur and Munnar");
    expect(map?.drawing.line).toBe("");
    expect(map?.drawing.stops).toHaveLength(2);
    expect(map?.drawing.after).not.toBe("");
  });
});
