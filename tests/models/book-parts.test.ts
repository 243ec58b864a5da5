import { expect, test } from "vitest";
import { partsOf } from "~/pages/book/parts";

const stop = (arrivedOn: string, region: string, state = "") => ({ arrivedOn, region, state });
const stops = [
  stop("2025-08-01", "North"),
  stop("2025-08-10", "North"),
  stop("2025-09-01", "West"),
  stop("2025-09-20", "North"),
];
const ALWAYS = { from: "", before: "9999-12-31" };

function told(days = ALWAYS, road = stops, items = ["0 a", "1 b", "1 c", "2 d", "-1 e"]) {
  return partsOf(road, items, (item) => Number(item.split(" ")[0]), days).map(
    ({ name, stops: own, items: written, isContinued }) =>
      `${name}${isContinued ? "…" : ""} ${own.length}: ${written.map((item) => item.split(" ")[1]).join("")}`,
  );
}

test("each region of the road is a part, in order of travel; one to which the road comes back is two", () => {
  expect(told()).toEqual(["North 2: abce", "West 1: d", "North 1: "]);
});

test("a volume has the stops of its days, and goes on with a part that began before it", () => {
  expect(told({ from: "2025-08-05", before: "2025-09-15" }, stops, ["1 b", "2 d"])).toEqual([
    "North… 1: b",
    "West 1: d",
  ]);
});

test("without regions the states are the parts, and without a road there is one without a name", () => {
  const states = [stop("2025-08-01", "", "Goa"), stop("2025-08-02", "", "Kerala")];
  expect(told(ALWAYS, states, ["0 a", "1 b"])).toEqual(["Goa 1: a", "Kerala 1: b"]);
  expect(told(ALWAYS, [], ["-1 a"])).toEqual([" 0: a"]);
  expect(told(ALWAYS, [], [])).toEqual([]);
});
