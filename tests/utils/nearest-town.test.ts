import { expect, test } from "vitest";
import { nearestTown } from "~/utils/position/nearest-town";

test.each([
  ["Lisbon, Portugal", 38.7223, -9.1393],
  ["Ubud, Indonesia", -8.5, 115.26],
  ["Dakar, Senegal", 14.69, -17.44],
  ["Munnar, India", 10.0889, 77.0595],
] as const)("a position in %s is called so", async (called, lat, lng) => {
  const town = await nearestTown({ lat, lng });
  expect(`${town?.name}, ${town?.country}`).toBe(called);
});

test.each([
  ["in the middle of the sea", 0.1, -30],
  ["in the middle of a desert", 23, -10],
  ["that nobody has given", 0, 0],
] as const)("a position %s has no town", async (_, lat, lng) => {
  expect(await nearestTown({ lat, lng })).toBeNull();
});
