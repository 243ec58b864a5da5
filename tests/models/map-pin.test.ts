import { expect, test } from "vitest";
import { destinationFinder } from "~/models/base/places/known-place";
import { mapWords, shortName, toMapPins, withHere } from "~/models/road/pins/map-pin";

const destinations = [
  {
    name: "Jaisalmer, Rajasthan",
    slug: "jaisalmer-rajasthan",
    coordinates: { lat: 26.92, lng: 70.91 },
  },
  {
    name: "Orchha, Madhya Pradesh",
    slug: "orchha-madhya-pradesh",
    coordinates: { lat: 25.35, lng: 78.64 },
  },
  { name: "Nowhere", slug: "nowhere", coordinates: { lat: 0, lng: 0 } },
];

const nowhere = () => undefined;

const pin = (name: string, lat: number, lng: number, city: string | null = null) => ({
  id: name,
  name,
  city,
  coordinates: { lat, lng },
  country: "India",
  pinType: "visited" as const,
  pinColor: "#f97316",
  description: "",
  rating: 0,
  visitedDate: null,
  notes: "",
});

test("pins without a position are left out, and only what a popup shows goes along", () => {
  const known = {
    ...pin("Hampi", 15.3, 76.5),
    description: "Boulders.",
    rating: 5,
    visitedDate: "2025-09-30",
    notes: "Go early.",
  };
  const stored = { ...known, isVisible: true, version: 3, images: ["/media/a.webp"] };
  const pins = toMapPins([pin("Lost", 0, 0), pin("Nowhere", Number.NaN, 77), stored], nowhere);
  expect(pins).toEqual([{ ...known, destinationSlug: null }]);
});

test("where the traveller is counts as a pin when none of them says so", () => {
  const here = { name: "Thrissur", coordinates: { lat: 10.5, lng: 76.2 } };
  const [hampi] = toMapPins([pin("Hampi", 15.3, 76.5)], nowhere);
  if (!hampi) throw new Error("Hampi has a position.");
  const current = { ...hampi, pinType: "current" as const };
  expect(withHere([hampi], here)[1]).toMatchObject({ ...here, pinType: "current", rating: 0 });
  expect(withHere([current], here)).toEqual([current]);
  expect(withHere([hampi], null)).toEqual([hampi]);
  expect(withHere([hampi], { ...here, coordinates: { lat: 0, lng: 0 } })).toEqual([hampi]);
  expect(mapWords([hampi], here).label).toBe("Map of the journey: 1 place, now at Thrissur");
  expect(mapWords([current], here).hereName).toBe("Hampi");
  expect(mapWords([], null).label).toBe("Map of the journey");
});

test.each([
  [
    "by the city's name, however far",
    pin("Khuri dunes", 26.608, 70.719, "Jaisalmer"),
    "jaisalmer-rajasthan",
  ],
  ["by nearness", pin("Jhansi Junction", 25.4439, 78.5533, "Jhansi"), "orchha-madhya-pradesh"],
  ["not when it is far", pin("Kolkata", 22.6, 88.36, "Kolkata"), null],
  ["not without a position", pin("Gulf of Guinea", 0.01, 0.01), null],
])("a pin finds its destination %s", (_how, given, destinationSlug) => {
  expect(toMapPins([given], destinationFinder(destinations))[0]?.destinationSlug).toBe(
    destinationSlug,
  );
});

test("the name on the map is the city, else the first part of the name", () => {
  expect(shortName({ name: "Golden Temple, Amritsar", city: "Amritsar" })).toBe("Amritsar");
  expect(shortName({ name: "Kumartuli, Kolkata", city: null })).toBe("Kumartuli");
});
