import { expect, test } from "vitest";
import { shortName, toMapPins } from "~/components/map/map-pin";

const guides = [
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

const pin = (name: string, lat: number, lng: number, city: string | null = null) => ({
  ...{ id: name, name, city, coordinates: { lat, lng } },
  country: "India",
  pinType: "visited" as const,
  pinColor: "#f97316",
});

test("pins without a position are left out, and nothing private goes along", () => {
  const secret = { ...pin("Hampi", 15.3, 76.5), notes: "The key is under the mat." };
  const pins = toMapPins([pin("Lost", 0, 0), secret], []);
  expect(pins).toEqual([{ ...pin("Hampi", 15.3, 76.5), guide: null }]);
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
])("a pin finds its guide %s", (_how, given, guide) => {
  expect(toMapPins([given], guides)[0]?.guide).toBe(guide);
});

test("the name on the map is the city, else the first part of the name", () => {
  expect(shortName({ name: "Golden Temple, Amritsar", city: "Amritsar" })).toBe("Amritsar");
  expect(shortName({ name: "Kumartuli, Kolkata", city: null })).toBe("Kumartuli");
});
