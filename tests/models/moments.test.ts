import { beforeEach, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { search } from "~/models/find/search/search.server";
import { newMomentInput } from "~/models/road/moments/moment";
import {
  createMoment,
  findMomentFor,
  listMomentPlaces,
  updateMoment,
} from "~/models/road/moments/moment.server";
import { momentPath } from "~/models/road/moments/moment-path";
import { daysPage } from "~/pages/days/days-page.server";
import { journeyOnDay } from "~/pages/days/journey-on-day.server";
import { homePage } from "~/pages/site/home-page.server";
import { db } from "~db/client.server";
import { moments } from "~db/schema/moments";
import { pictures } from "~db/schema/pictures";
import { got } from "../support/records/saved";

const HAMPI = { lat: 15.335, lng: 76.46 };
const TAKEN = new Date("2025-09-14T12:30:00Z");
const PART = { offset: 0, limit: 10 };
const ID = "0123456789abcdef";
const PICTURE = `/media/${ID}-1200.jpg`;

beforeEach(() => {
  db.delete(moments).run();
  db.insert(pictures)
    .values({
      id: ID,
      width: 1200,
      height: 800,
      placeholder: "",
      takenAt: TAKEN,
      latitude: HAMPI.lat,
      longitude: HAMPI.lng,
    })
    .onConflictDoNothing()
    .run();
});

createDestination({
  name: "Hampi, Karnataka",
  state: "Karnataka",
  coordinates: { lat: 15.33, lng: 76.47 },
});
createDestination({ name: "Anegundi", coordinates: HAMPI, isVisible: false });

test("what is left open is its photograph's: time, position and the nearest place that readers know", () => {
  const moment = createMoment({ text: "Monkeys stole the bananas.", picture: PICTURE });
  expect(moment).toMatchObject({ happenedAt: TAKEN, coordinates: HAMPI, place: "Hampi" });
  const said = createMoment({
    text: "Rain",
    picture: PICTURE,
    happenedAt: new Date("2025-09-15T01:00:00Z"),
    place: "The ferry",
    coordinates: { lat: 1, lng: 2 },
  });
  expect(said).toMatchObject({ place: "The ferry", coordinates: { lat: 1, lng: 2 } });
  expect(said.happenedAt.toISOString()).toBe("2025-09-15T01:00:00.000Z");
});

test("a photograph that arrives after its words fills in what neither says", () => {
  const { id } = createMoment({ text: "Dust", happenedAt: TAKEN });
  expect(got(updateMoment(id, { picture: PICTURE }))).toMatchObject({
    coordinates: HAMPI,
    place: "Hampi",
  });
  const cleared = got(updateMoment(id, { place: null, coordinates: null, picture: PICTURE }));
  expect(cleared).toMatchObject({ place: null, coordinates: { lat: 0, lng: 0 } });
  expect(cleared.happenedAt).toEqual(TAKEN);
});

test("a clock that is a little ahead means now, and a day to come is no moment", () => {
  const soon = new Date(Date.now() + 3_600_000);
  expect(createMoment({ text: "Now", happenedAt: soon }).happenedAt.getTime()).toBeLessThanOrEqual(
    Date.now(),
  );
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
  expect(newMomentInput.safeParse({ text: "Never", happenedAt: later }).success).toBe(false);
  expect(newMomentInput.safeParse({ text: "x".repeat(501) }).success).toBe(false);
  expect(newMomentInput.safeParse({ text: " " }).success).toBe(false);
});

test("the same form twice is one moment", () => {
  const id = crypto.randomUUID();
  expect(createMoment({ text: "One" }, id)).toEqual(createMoment({ text: "Two" }, id));
});

test("it stands on its day, among the days, on the first page and in the search, unless it is hidden", () => {
  const shown = createMoment({ text: "Zanzibar lanterns", happenedAt: TAKEN, coordinates: HAMPI });
  const hidden = createMoment({ text: "Zanzibar alone", happenedAt: TAKEN, isVisible: false });
  const places = [
    journeyOnDay("2025-09-14"),
    daysPage(null, 1),
    homePage(),
    search({ q: "zanzibar", kind: null }, PART),
  ];
  for (const place of places) {
    expect(JSON.stringify(place)).toContain("lanterns");
    expect(JSON.stringify(place)).not.toContain("alone");
  }
  expect(search({ q: "lanterns", kind: "moment" }, PART).results).toEqual([
    {
      kind: "moment",
      title: "Zanzibar lanterns",
      path: momentPath(shown),
      snippet: expect.stringContaining("lanterns"),
    },
  ]);
  expect(momentPath(shown)).toBe(`/journey?on=2025-09-14#moment-${shown.id}`);
  expect(findMomentFor(hidden.id, "public")).toBeNull();
});

test("its position is the owner's alone", () => {
  const { id } = createMoment({ text: "Here", coordinates: HAMPI });
  expect(findMomentFor(id, "public")).not.toHaveProperty("coordinates");
  expect(findMomentFor(id, "owner")).toMatchObject({ coordinates: HAMPI });
  expect(JSON.stringify(homePage().moments)).not.toContain(String(HAMPI.lat));
  expect(listMomentPlaces().map(({ name }) => name)).not.toContain("Anegundi");
});
