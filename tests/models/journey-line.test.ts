import { expect, test } from "vitest";
import { CALM_OFFSETS } from "~/map-drawing/journey-path";
import { journeyOffsets } from "~/models/road/line/journey-frames.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { got } from "../support/records/saved";

function addPin(lat: number, lng: number, isVisible = true) {
  const pin = { name: `Stop ${lat} ${lng}`, country: "Norway", pinType: "visited" as const };
  return createPin({ ...pin, coordinates: { lat, lng }, isVisible });
}

test("the line is that of the pins that anyone may see, and the same until one changes", () => {
  addPin(69.65, 18.96);
  const { id } = addPin(48.2, 16.37, false);
  addPin(0, 0);
  addPin(38.72, -9.14);
  expect(journeyOffsets()).toBe(CALM_OFFSETS);

  got(updatePin(id, { isVisible: true }));
  const drawn = journeyOffsets();
  expect(drawn).not.toEqual(CALM_OFFSETS);
  expect(journeyOffsets()).toBe(drawn);

  got(updatePin(id, { coordinates: { lat: 45.76, lng: 4.84 } }));
  expect(journeyOffsets()).not.toEqual(drawn);
});
