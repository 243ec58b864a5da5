import { beforeEach, expect, test } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { figuresNow } from "~/models/road/line/figures.server";
import { journeyDay } from "~/models/road/line/journey-day.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { dayAfter } from "~/pages/days/days";
import { daysPage } from "~/pages/days/days-page.server";
import { journeyOnDay } from "~/pages/days/journey-on-day.server";
import { siteDay } from "~/utils/words/dates";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { arrive } from "../support/records/arrive";
import { clearJourney } from "../support/records/journey";

const today = siteDay(new Date());
const ago = (days: number) => dayAfter(today, -days);
const numberOn = (day: string) => journeyDay(day)?.number ?? null;

/** On the way for a hundred days; the last stop was reached 21 days ago, on day 80. */
beforeEach(() => {
  clearJourney();
  updateHomeContent({ journeyStartDate: ago(100) });
  for (const [name, lat, days] of [
    ["Srinagar", 34, 100],
    ["Thrissur", 10, 21],
  ] as const) {
    const coordinates = { lat, lng: 75 };
    createPin({ name, country: "India", coordinates, visitedDate: ago(days), pinType: "visited" });
  }
});

/** Days set by hand: today, or as an import brings them, which does not say when. */
function setByHand(daysTraveled: number | null, when: "today" | "unknown" = "today") {
  updateJourney({ currentLocation: "Thrissur", daysTraveled });
  if (when === "unknown") db.update(moves).set({ daysCountedOn: null }).run();
}

test.each([
  ["by the road", null, "today", [80, 81, 82, 101]],
  ["set by hand as the road says, nobody knows when", 80, "unknown", [80, 81, 82, 101]],
  ["more by hand than by the road", 105, "today", [84, 85, 86, 105]],
  ["fewer by hand than by the road", 90, "today", [80, 81, 82, 90]],
] as const)("no two days have one number: %s", (_title, byHand, when, expected) => {
  setByHand(byHand, when);
  expect([ago(21), ago(20), ago(19), today].map(numberOn)).toEqual(expected);
  const days = Array.from({ length: 101 }, (_, days) => ago(100 - days));
  const numbers = days.map(numberOn).filter((number) => number !== null);
  expect(numbers[0]).toBe(1);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  if (when === "today") expect(numberOn(today)).toBe(figuresNow()?.daysTraveled);
});

test("with the next move no day before it loses its number, whoever knows when the days were set", () => {
  setByHand(80, "unknown");
  createPin({
    name: "Coimbatore",
    country: "India",
    coordinates: { lat: 11, lng: 77 },
    pinType: "planned",
  });
  const planned = listPins("owner").find(({ name }) => name === "Coimbatore");
  arrive({ place: `pin:${planned?.id}`, shown: "at-once" });
  expect([ago(21), ago(17), today].map(numberOn)).toEqual([80, 84, 101]);
  expect(figuresNow()?.daysTraveled).toBe(101);
});

test("a month is headed by the numbers that its days have", () => {
  setByHand(5);
  createMoment({ text: "Rain.", happenedAt: new Date() });
  expect(daysPage(today.slice(0, 7), 1)).toMatchObject({ numbers: { first: 5, last: 5 } });
});

test("a day ends where the last move of it led, a place seen before too", () => {
  const [before, thrissur] = listPins("owner");
  for (const pin of [thrissur, before]) arrive({ place: `pin:${pin?.id}`, shown: "at-once" });
  expect(journeyOnDay(today)?.here?.name).toBe("Srinagar");
  expect(journeyOnDay(today)?.passed.map(({ shortName }) => shortName)).toEqual(["Thrissur"]);
  expect(journeyOnDay(ago(1))?.here?.name).toBe("Thrissur");
});
