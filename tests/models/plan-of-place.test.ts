import { beforeEach, expect, test } from "vitest";
import { listPlaceChoices } from "~/models/base/places/known-place.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { getJourney, updateJourney } from "~/models/road/journey/journey.server";
import { undoMove } from "~/models/road/journey/undo-move.server";
import { getRoad } from "~/models/road/line/road-so-far.server";
import { createPin, findPin, updatePin } from "~/models/road/pins/pin.server";
import { siteDay } from "~/utils/words/dates";
import { arrive } from "../support/records/arrive";
import { beginJourney } from "../support/records/journey";
import { got } from "../support/records/saved";

const PLAN = "Tea hills, and a cold night.";
const today = () => siteDay(new Date());

beforeEach(() => {
  beginJourney();
});

/** A pin at the road's end, planned for a day that has gone by or is to come. */
function planned(visitedDate: string | null = "2025-01-01", description = PLAN) {
  return createPin({
    name: "Valparai, Tamil Nadu",
    country: "India",
    coordinates: { lat: 10.3269, lng: 76.9554 },
    pinType: "planned",
    visitedDate,
    description,
  });
}

const pinOf = (id: string) => findPin(id, "owner");

test("what was found stands beside the plan's words, on the day of the arrival", () => {
  const { id } = planned();
  arrive({ place: `pin:${id}`, currentLocationDescription: "Rain, and leeches." });
  expect(pinOf(id)).toMatchObject({
    pinType: "current",
    visitedDate: today(),
    description: `Expected: ${PLAN}\nFound: Rain, and leeches.`,
  });
  expect(getJourney()?.currentLocationDescription).toBe("Rain, and leeches.");
});

test("without a word of what was found the plan's are called what they are, everywhere", () => {
  const { id } = planned("2099-01-01");
  arrive({ place: `pin:${id}` });
  expect(pinOf(id)).toMatchObject({ visitedDate: today(), description: `Expected: ${PLAN}` });
  expect(getJourney()?.currentLocationDescription).toBe(`Expected: ${PLAN}`);
});

test("the words of a guide to a planned place are called what they are, too", () => {
  const { id } = planned("2099-01-01");
  const pin = pinOf(id);
  const guide = got(
    createDestination({
      name: "Valparai, Tamil Nadu",
      description: "Planned for December.",
      coordinates: pin?.coordinates,
    }),
  );
  arrive({ place: `destination:${guide.id}` });
  expect(getJourney()?.currentLocationDescription).toBe("Expected: Planned for December.");
});

test("nothing speaks of it as ahead any more", () => {
  const { id } = planned();
  expect(getRoad().ahead.map((stop) => stop.id)).toContain(id);
  arrive({ place: `pin:${id}` });
  const { ahead, planned: left } = getRoad();
  expect([...ahead, ...left].map((stop) => stop.id)).not.toContain(id);
  const choice = listPlaceChoices().find(({ key }) => key === `pin:${id}`);
  expect(choice).toMatchObject({ plan: null, isNext: false });
  expect(getJourney()?.nextStop).not.toContain("Valparai");
});

test("an undone arrival is a plan again", () => {
  const { id } = planned();
  const { version: _before, updatedAt: _then, ...before } = pinOf(id) ?? {};
  arrive({ place: `pin:${id}`, currentLocationDescription: "Rain." });
  undoMove();
  expect(pinOf(id)).toMatchObject(before);
});

test("a plan without words has what was found, and no more", () => {
  const { id } = planned(null, "");
  arrive({ place: `pin:${id}`, currentLocationDescription: "Rain." });
  expect(pinOf(id)).toMatchObject({ description: "Rain.", visitedDate: today() });
});

test("a place that was reached before keeps its words and its day", () => {
  const { id } = planned();
  updatePin(id, { pinType: "visited" });
  arrive({ place: `pin:${id}`, currentLocationDescription: "Again." });
  expect(pinOf(id)).toMatchObject({ description: PLAN, visitedDate: "2025-01-01" });
});

test.each<[string, (id: string) => unknown]>([
  ["the pin's type", (id) => updatePin(id, { pinType: "current" })],
  ["the tracker's text", () => updateJourney({ currentLocation: "Valparai, Tamil Nadu" })],
  [
    "a new guide's mark",
    () => createDestination({ name: "Valparai, Tamil Nadu", isCurrentLocation: true }),
  ],
  [
    "a guide's mark",
    () => {
      const made = createDestination({ name: "Valparai, Tamil Nadu" });
      if (made.ok) updateDestination(made.item.id, { isCurrentLocation: true });
    },
  ],
])("the plan is over after an arrival by %s as well", (_way, move) => {
  const { id } = planned();
  move(id);
  expect(pinOf(id)).toMatchObject({
    pinType: "current",
    description: `Expected: ${PLAN}`,
    visitedDate: today(),
  });
});

test("what is said with the arrival is no plan", () => {
  const { id } = planned();
  const said = { description: "Here at last.", visitedDate: "2025-02-02" };
  updatePin(id, { ...said, pinType: "current" });
  expect(pinOf(id)).toMatchObject(said);
  const made = createPin({ name: "Kollam", country: "India", ...said, pinType: "current" });
  expect(pinOf(made.id)).toMatchObject(said);
});

test("the next places are the first that are ahead, in the order of the road", () => {
  planned();
  const next = listPlaceChoices().filter(({ isNext }) => isNext);
  expect(next.map(({ name }) => name)).toEqual(["Coimbatore", "Munnar, Kerala", "Kanyakumari"]);
});
