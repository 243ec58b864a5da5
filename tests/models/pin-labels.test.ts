import { expect, test } from "vitest";
import { MINOR_RANK } from "~/map-drawing/label-placement";
import { NARROW } from "~/map-drawing/sheet-windows";
import { majorPinLabels, pinLabels } from "~/models/road/pins/pin-labels";
import { expectLinear } from "../support/measures/growth";

const sheet = { frame: { lat: 21.5, lng: 79.5, zoom: 4.375 }, seen: NARROW };

/** Pins all over the country, one in ten of them a favourite. */
function pinsOf(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    id: `pin-${n}`,
    name: `Stop ${n}`,
    city: null,
    coordinates: { lat: 9 + ((n * 7.31) % 25), lng: 70 + ((n * 3.77) % 20) },
    pinType: n % 10 === 0 ? ("favorite" as const) : ("visited" as const),
  }));
}

test("major names stand where they stand among all names", () => {
  const pins = pinsOf(80);
  const major = pinLabels(sheet, pins, null).filter(({ rank }) => rank < MINOR_RANK);
  expect(major.length).toBeGreaterThan(5);
  expect(majorPinLabels(sheet, pins, null)).toEqual(major);
});

test("the time for names grows like the number of pins", async () => {
  await expectLinear(pinsOf, (pins) => pinLabels(sheet, pins, null), [32, 512]);
  await expectLinear(pinsOf, (pins) => majorPinLabels(sheet, pins, null), [64, 1_024]);
});
