import { expect, test } from "vitest";
import { newPinInput } from "~/models/road/pins/pin";
import { createPin, deletePin, findPin, updatePin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { pinTypeLabel } from "~/vocabulary";

test("a new pin has the specification's defaults and goes to the end", () => {
  const first = createPin({ name: "Dal Lake", country: "India" });
  expect(first).toMatchObject({ pinType: "visited", rating: 0, pinColor: "#f97316", images: [] });
  createPin({ name: "Triund", country: "India" });
  expect(listPins("public").map((pin) => pin.name)).toEqual(["Dal Lake", "Triund"]);
});

test("a hidden pin is the owner's only", () => {
  const { id } = createPin({ name: "Home", country: "India", isVisible: false });
  expect(listPins("public").some((pin) => pin.id === id)).toBe(false);
  expect(listPins("owner").some((pin) => pin.id === id)).toBe(true);
});

test("a change leaves the rest, clears with null, and is refused when stale or gone", () => {
  const coordinates = { lat: 9.97, lng: 76.28 };
  const pin = createPin({
    name: "Kochi",
    country: "India",
    notes: "Ferry",
    rating: 4,
    coordinates,
  });
  expect(updatePin(pin.id, { isVisible: false })).toMatchObject({
    item: { name: "Kochi", notes: "Ferry", rating: 4, coordinates, isVisible: false },
  });
  expect(updatePin(pin.id, { notes: null, rating: null, coordinates: null })).toMatchObject({
    item: { notes: "", rating: 0, coordinates: { lat: 0, lng: 0 } },
  });
  expect(updatePin(pin.id, { notes: "x", version: 1 })).toMatchObject({ kind: "stale" });
  expect(deletePin(pin.id)).toBeInstanceOf(Date);
  expect(deletePin(pin.id)).toBeNull();
  expect(findPin(pin.id, "owner")).toBeNull();
  expect(updatePin(pin.id, {})).toMatchObject({ kind: "missing" });
});

test.each([
  [{ country: "India" }, "Name is required"],
  [{ name: "A" }, "Country is required"],
  [{ name: "A", country: "India", coordinates: { lat: -90.5, lng: 0 } }, /Latitude/],
  [{ name: "A", country: "India", coordinates: { lat: 0, lng: 181 } }, /Longitude/],
  [{ name: "A", country: "India", rating: 6 }, /Rating/],
  [{ name: "A", country: "India", pinType: "lost" }, /Pin type/],
  [{ name: "A", country: "India", pinColor: "red;}" }, /colour/],
  [{ name: "A", country: "India", images: ["javascript:x"] }, /Image/],
])("%j is refused", (input, message) => {
  expect(newPinInput.safeParse(input).error?.issues[0]?.message).toMatch(message);
});

test.each([
  ["current", "Current Location"],
  ["planned", "Planned"],
  ["favorite", "Favorite"],
  ["visited", "Visited"],
] as const)("the label of %s is %s", (type, label) => {
  expect(pinTypeLabel(type)).toBe(label);
});
