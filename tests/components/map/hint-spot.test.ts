import { expect, test } from "vitest";
import { hintSpot } from "~/components/map/live/map-hint";

const map = { width: 700, height: 500 };
const words = { width: 280, height: 30 };

test("the words lie in the upper corner, or where else no pin is", () => {
  expect(hintSpot(map, words, [])).toEqual({ x: 12, y: 12 });
  expect(hintSpot(map, words, [{ x: 200, y: 30 }])).toEqual({ x: 12, y: 458 });
  const spot = hintSpot(map, words, [
    { x: 200, y: 30 },
    { x: 100, y: 470 },
  ]);
  expect(spot).toEqual({ x: 408, y: 344 });
});

test("where pins are all over the map the words are left away", () => {
  const pins = Array.from({ length: 130 }, (_, index) => ({
    x: (index % 13) * 55,
    y: Math.floor(index / 13) * 50,
  }));
  expect(hintSpot(map, words, pins)).toBeNull();
});
