import { beforeEach, expect, test } from "vitest";
import { SENT_AT } from "~/device/queue/names";
import { sentAt } from "~/forms/idempotency-key";
import {
  deleteDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { getJourney, updateJourney } from "~/models/road/journey/journey.server";
import { getUndoableMove, undoMove } from "~/models/road/journey/undo-move.server";
import { getJourneyRecord } from "~/models/road/line/journey-record.server";
import { createPin, deletePin, updatePin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { daysBetween, siteDay } from "~/utils/words/dates";
import { arrive } from "../support/records/arrive";
import { bringBack } from "../support/records/bin";
import { dumpDatabase } from "../support/records/database";
import { beginJourney, clearJourney, whereTheyAre } from "../support/records/journey";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";

const cookie = await signedInOwner();
let idOf = beginJourney();

beforeEach(() => {
  idOf = beginJourney();
});

const says = (name: string, destination: string | null, pin: string | null, map = pin) => ({
  texts: [name],
  destinations: destination ? [destination] : [],
  cards: destination ? [destination] : [],
  pins: pin ? [pin] : [],
  maps: [map],
});

const MUNNAR = says("Munnar, Kerala", "Munnar, Kerala", "Munnar");
const COIMBATORE = says("Coimbatore", null, "Coimbatore");
const KOCHI = says("Kochi, Kerala", null, "Kochi, Kerala", "Kochi");
const KOCHI_POSITION = { lat: 9.97, lng: 76.28 };
const THRISSUR = says("Thrissur, Kerala", "Thrissur, Kerala", "Thrissur, Round South", "Thrissur");

const put = (path: string, json: object) => api("PUT", path, { json, cookie });
const post = (path: string, json: object) => api("POST", path, { json, cookie });

test.each<[string, () => unknown, ReturnType<typeof says>]>([
  ["nothing", () => null, THRISSUR],
  [
    "'I am here' at a guide",
    () => arrive({ place: `destination:${idOf("Munnar, Kerala")}` }),
    MUNNAR,
  ],
  ["'I am here' at a pin", () => arrive({ place: `pin:${idOf("Coimbatore")}` }), COIMBATORE],
  [
    "'I am here' by a known name",
    () => arrive({ name: "munnar" }),
    { ...MUNNAR, texts: ["munnar"] },
  ],
  [
    "'I am here' at a new place",
    () => arrive({ name: "Kochi, Kerala", coordinates: KOCHI_POSITION }),
    KOCHI,
  ],
  [
    "'I am here' without a position",
    () => arrive({ name: "A night train" }),
    says("A night train", null, null),
  ],
  [
    "the tracker's text, a pin's name",
    () => put("/api/journey", { currentLocation: "Coimbatore" }),
    COIMBATORE,
  ],
  [
    "the tracker's text, a guide's name",
    () => put("/api/journey", { currentLocation: "Munnar, Kerala" }),
    MUNNAR,
  ],
  [
    "the tracker's position, a guide's",
    () => put("/api/journey", { currentCoordinates: { lat: 10.1, lng: 77.06 } }),
    MUNNAR,
  ],
  [
    "the tracker's text and position, new",
    () =>
      put("/api/journey", { currentLocation: "Kochi, Kerala", currentCoordinates: KOCHI_POSITION }),
    KOCHI,
  ],
  [
    "the tracker's text, of no place",
    () => put("/api/journey", { currentLocation: "On the road" }),
    says("On the road", null, null, "On the road"),
  ],
  [
    "the tracker's text, the same place",
    () => put("/api/journey", { currentLocation: "Round South, Thrissur" }),
    { ...THRISSUR, texts: ["Round South, Thrissur"] },
  ],
  [
    "the tracker's position, corrected",
    () => put("/api/journey", { currentCoordinates: { lat: 10.54, lng: 76.22 } }),
    THRISSUR,
  ],
  [
    "a guide's mark",
    () => put(`/api/destinations/${idOf("Munnar, Kerala")}`, { isCurrentLocation: true }),
    MUNNAR,
  ],
  [
    "a mark on a visited place",
    () => put(`/api/destinations/${idOf("Mysuru, Karnataka")}`, { isCurrentLocation: true }),
    says("Mysuru, Karnataka", "Mysuru, Karnataka", "Mysuru"),
  ],
  [
    "a new guide with the mark",
    () =>
      post("/api/destinations", {
        name: "Kochi, Kerala",
        coordinates: KOCHI_POSITION,
        isCurrentLocation: true,
      }),
    { ...KOCHI, destinations: ["Kochi, Kerala"], cards: ["Kochi, Kerala"] },
  ],
  ["a pin's type", () => put(`/api/travel-pins/${idOf("Munnar")}`, { pinType: "current" }), MUNNAR],
  [
    "a new pin of that type",
    () =>
      post("/api/travel-pins", {
        name: "Kochi, Kerala",
        country: "India",
        coordinates: KOCHI_POSITION,
        pinType: "current",
      }),
    KOCHI,
  ],
  [
    "a new name of the current guide",
    () => put(`/api/destinations/${idOf("Thrissur, Kerala")}`, { name: "Trichur, Kerala" }),
    {
      ...THRISSUR,
      texts: ["Trichur, Kerala"],
      destinations: ["Trichur, Kerala"],
      cards: ["Trichur, Kerala"],
    },
  ],
  [
    "the mark taken off",
    () => put(`/api/destinations/${idOf("Thrissur, Kerala")}`, { isCurrentLocation: false }),
    { ...THRISSUR, destinations: [], cards: [] },
  ],
  [
    "the guide hidden",
    () => put(`/api/destinations/${idOf("Thrissur, Kerala")}`, { isVisible: false }),
    { ...THRISSUR, destinations: [], cards: [] },
  ],
  [
    "the guide deleted",
    () => deleteDestination(idOf("Thrissur, Kerala")),
    { ...THRISSUR, destinations: [], cards: [] },
  ],
  [
    "the pin hidden",
    () => updatePin(idOf("Thrissur, Round South"), { isVisible: false }),
    { ...THRISSUR, pins: [], maps: ["Thrissur, Kerala"] },
  ],
  [
    "the pin no longer current",
    () => updatePin(idOf("Thrissur, Round South"), { pinType: "visited" }),
    { ...THRISSUR, pins: [], maps: ["Thrissur, Kerala"] },
  ],
  [
    "the pin deleted",
    () => deletePin(idOf("Thrissur, Round South")),
    { ...THRISSUR, pins: [], maps: ["Thrissur, Kerala"] },
  ],
])("after %s every page and call says the same", async (_how, act, expected) => {
  await act();
  expect(await whereTheyAre()).toEqual(expected);
});

test("what is behind becomes visited, and a new place stands where the road has got to", () => {
  arrive({ name: "Kochi, Kerala", coordinates: KOCHI_POSITION });
  expect(listPins("public").map(({ name, pinType }) => `${name}: ${pinType}`)).toEqual([
    "Srinagar: visited",
    "Mysuru: visited",
    "Thrissur, Round South: visited",
    "Kochi, Kerala: current",
    "Coimbatore: planned",
    "Munnar: planned",
    "Kanyakumari: planned",
  ]);
});

test("a new place after one without a position is another place", async () => {
  arrive({ name: "A night train" });
  arrive({ name: "Kochi, Kerala", coordinates: KOCHI_POSITION });
  expect(await whereTheyAre()).toEqual(KOCHI);
  expect(undoMove()).toBe("A night train");
});

const OLD = { lat: 20.2961, lng: 85.8245 };
/** So many kilometres north of there. */
const northOfOld = (km: number) => ({ ...OLD, lat: OLD.lat + km / 111.2 });
const stop = (more: object) =>
  createPin({ name: "Old stop", country: "India", pinType: "visited", coordinates: OLD, ...more });
const guide22 = () => post("/api/destinations", { name: "Far", coordinates: northOfOld(22) });

test("a new name at an older stop is a new stop, and no guide that is far is shown", async () => {
  stop({});
  await guide22();
  arrive({ name: "New", coordinates: OLD });
  expect(await whereTheyAre()).toEqual(says("New", null, "New"));
  await put("/api/journey", {
    currentLocation: "Newer",
    currentCoordinates: northOfOld(1),
  });
  expect(await whereTheyAre()).toEqual(says("Newer", null, "Newer"));
});

test("a stop itself is no guide that is far either, and a new name lies in the guide around it", async () => {
  const { id } = stop({});
  await guide22();
  arrive({ place: `pin:${id}` });
  expect(await whereTheyAre()).toEqual(says("Old stop", null, "Old stop"));
  arrive({ name: "Tea hostel", coordinates: { lat: 10.11, lng: 77.06 } });
  expect(await whereTheyAre()).toEqual(says("Tea hostel", "Munnar, Kerala", "Tea hostel"));
});

test("a new stop has the country of one near it, and else none that nobody has said", () => {
  const countryOf = (name: string) => listPins("owner").find((pin) => pin.name === name)?.country;
  stop({ country: "Bharat" });
  arrive({ name: "Ubud, Bali", coordinates: { lat: -8.5, lng: 115.26 } });
  expect(countryOf("Ubud, Bali")).toBe("");
  arrive({ name: "New", coordinates: northOfOld(9) });
  expect(countryOf("New")).toBe("Bharat");
});

test("the figures go on from those that were typed", () => {
  arrive({ name: "Coimbatore" });
  // 96 km as the crow flies, and no other state is known. Of 65% the rest shrinks with the planned line.
  expect(getJourney()).toMatchObject({
    daysTraveled: 78,
    statesCovered: 12,
    distanceCovered: 4958,
    nextStop: "",
    currentLocationDescription: "",
  });
  expect(getJourneyRecord()?.nextStop).toBe("Munnar");
  expect(getJourney()?.journeyProgress).toBeGreaterThan(65);
  arrive({ name: "Madurai, Tamil Nadu", coordinates: { lat: 9.93, lng: 78.12 } });
  expect(getJourney()?.statesCovered).toBe(13);
  arrive({ name: "Kanyakumari", currentLocationDescription: "Three seas." });
  expect(getJourney()).toMatchObject({
    journeyProgress: 100,
    currentLocationDescription: "Three seas.",
  });
  expect(getJourneyRecord()?.nextStop).toBe("");
});

test("a figure that is given with the move is kept as it is given", async () => {
  const given = { journeyProgress: 65, daysTraveled: 78, statesCovered: 12, distanceCovered: 4860 };
  const { body } = await put("/api/journey", { currentLocation: "Munnar, Kerala", ...given });
  expect(body).toMatchObject(given);
});

test("figures that were never given are worked out", () => {
  updateJourney({
    daysTraveled: null,
    statesCovered: null,
    distanceCovered: null,
    journeyProgress: null,
  });
  arrive({ name: "Coimbatore" });
  const { daysTraveled, statesCovered, distanceCovered, journeyProgress } =
    getJourneyRecord() ?? {};
  expect(daysTraveled).toBe(daysBetween("2025-08-01", siteDay(new Date())) + 1);
  expect(statesCovered).toBe(2);
  expect(distanceCovered).toBeGreaterThan(2600);
  expect(journeyProgress).toBeGreaterThan(70);
  clearJourney();
  arrive({ name: "Leh", coordinates: { lat: 34.16, lng: 77.58 } });
  expect(getJourneyRecord(), "what is known wins over the fallbacks").toMatchObject({
    daysTraveled: 1,
    statesCovered: 0,
    distanceCovered: 0,
    journeyProgress: null,
    nextStop: "",
  });
});

test("while nobody said where the traveller is, there is no record, and the fallbacks stand", async () => {
  clearJourney();
  expect((await api("GET", "/api/journey")).status).toBe(404);
  expect((await api("GET", "/api/journey/stats")).body).toEqual({
    daysTraveled: 24,
    statesCovered: 3,
    distanceCovered: 6500,
    journeyProgress: 20,
    currentLocation: "Kochi, Kerala",
    currentLocationDescription: "",
  });
});

test("a position that is not a known place's may be rounded, and a known place's is its own", () => {
  arrive({ name: "Tea stall", coordinates: { lat: 10.23456, lng: 76.98765 }, isRounded: true });
  expect(getJourney()?.currentCoordinates).toEqual({ lat: 10.23, lng: 76.99 });
  arrive({
    place: `destination:${idOf("Munnar, Kerala")}`,
    coordinates: { lat: 10.0911, lng: 77.0622 },
  });
  expect(getJourney()?.currentCoordinates).toEqual({ lat: 10.09, lng: 77.06 });
});

test("one who says no place, or one that is gone, is told so", () => {
  for (const place of [undefined, "pin:gone"]) {
    expect(arrive({ place })).toMatchObject({
      ok: false,
      fieldErrors: { place: [expect.any(String)] },
    });
  }
});

test("what was said of a place stays while the traveller does", () => {
  arrive({ place: `destination:${idOf("Thrissur, Kerala")}` });
  updateJourney({ currentLocation: "Round South, Thrissur" });
  updateDestination(idOf("Thrissur, Kerala"), { isCurrentLocation: false });
  updateDestination(idOf("Thrissur, Kerala"), { isCurrentLocation: true });
  expect(getJourney()).toMatchObject({
    currentLocationDescription: "Drums.",
    distanceCovered: 4860,
    journeyProgress: 65,
  });
});

test("words that came along stay where the new place has none of its own", () => {
  const words = "A city where festivals never really end";
  updateJourney({ currentLocation: "Thrissur, Kerala", currentLocationDescription: words });
  updateDestination(idOf("Munnar, Kerala"), { description: null });
  updateJourney({ currentLocation: "Munnar, Kerala", currentLocationDescription: words });
  expect(getJourney()).toMatchObject({
    currentLocation: "Munnar, Kerala",
    currentLocationDescription: words,
  });
});

test("undoing brings everything back, also after more was said of the same place", async () => {
  const untold = ["sessions", "attempts", "content_version"];
  const withoutVersions = () =>
    dumpDatabase(untold).replace(/"(version|updated_at|sort_order)":\d+/g, '"$1":0');
  const before = withoutVersions();
  arrive({ name: "Kochi, Kerala", coordinates: KOCHI_POSITION });
  arrive({
    name: "Kochi, Kerala",
    currentLocationDescription: "Nets.",
    coordinates: KOCHI_POSITION,
  });
  expect(await whereTheyAre()).toEqual(KOCHI);
  expect(undoMove()).toBe("Thrissur, Kerala");
  expect(await whereTheyAre()).toEqual(THRISSUR);
  expect(withoutVersions()).toBe(before);
  expect(undoMove()).toBeNull();
});

test.each<[string, () => unknown]>([
  ["the journey record", () => updateJourney({ nextStop: "Ooty" })],
  ["the pin that is current", () => updatePin(idOf("Munnar"), { notes: "Tea." })],
  ["that pin's being", () => deletePin(idOf("Munnar"))],
])("nothing is undone once %s was changed by hand", (_what, change) => {
  arrive({ name: "Munnar, Kerala" });
  expect(getUndoableMove()).not.toBeNull();
  change();
  const before = dumpDatabase();
  expect(undoMove()).toBeNull();
  expect(dumpDatabase()).toBe(before);
});

test("what was changed meanwhile of records that the move did not write stays when it is undone", async () => {
  arrive({ name: "Munnar, Kerala" });
  updateDestination(idOf("Munnar, Kerala"), { state: "KL" });
  updatePin(idOf("Thrissur, Round South"), { notes: "Drums." });
  expect(undoMove()).toBe("Thrissur, Kerala");
  expect(await whereTheyAre()).toEqual(THRISSUR);
  expect(findDestination({ id: idOf("Munnar, Kerala") }, "owner")?.state).toBe("KL");
  expect(listPins("owner").find(({ id }) => id === pin())?.notes).toBe("Drums.");
});

const guide = () => idOf("Thrissur, Kerala");
const pin = () => idOf("Thrissur, Round South");

function deleteBoth() {
  deleteDestination(guide());
  deletePin(pin());
}

test("what was current when it was deleted is so again, while the traveller is still there", async () => {
  arrive({ name: "Munnar, Kerala" });
  arrive({ place: `destination:${guide()}` });
  deleteBoth();
  expect(undoMove()).toBeNull();
  for (const id of [guide(), pin()]) expect(bringBack(id)).toMatchObject({ ok: true });
  expect(await whereTheyAre()).toEqual(THRISSUR);
  expect(undoMove(), "all is as the move left it").toBe("Munnar, Kerala");
});

test.each<[string, () => unknown, ReturnType<typeof says>]>([
  ["at a guide", () => arrive({ name: "Munnar, Kerala" }), MUNNAR],
  ["at a pin alone", () => arrive({ place: `pin:${idOf("Coimbatore")}` }), COIMBATORE],
  ["nowhere that is known", () => arrive({ name: "A train" }), says("A train", null, null)],
])("what comes back is not current once the traveller is %s", async (_where, move, expected) => {
  deleteBoth();
  move();
  for (const id of [guide(), pin()]) expect(bringBack(id)).toMatchObject({ ok: true });
  expect(await whereTheyAre()).toEqual(expected);
  expect(listPins("owner").find(({ id }) => id === pin())?.pinType).toBe("visited");
  expect(undoMove()).toBe("Thrissur, Kerala");
});

test("what fails leaves everything as it was", () => {
  const before = dumpDatabase();
  expect(() => createPin({ name: "X", country: "India", pinType: "current", rating: 9 })).toThrow();
  expect(dumpDatabase()).toBe(before);
});

test("a move that had to wait for a line is of the hour at which she said it", async () => {
  const sent = new Date(Date.now() - 3 * 86_400_000);
  const visited = (name: string) => listPins("owner").find((pin) => pin.name === name)?.visitedDate;
  arrive({ place: `pin:${idOf("Coimbatore")}` }, sent);
  expect(visited("Coimbatore")).toBe(siteDay(sent));
  expect(getUndoableMove()?.movedAt).toEqual(sent);
  const earlier = new Date(sent.getTime() - 86_400_000);
  arrive({ name: "Munnar, Kerala" }, earlier);
  const after = new Date(sent.getTime() + 1);
  expect(getUndoableMove()?.movedAt, "never before the one that the site knows").toEqual(after);
});

test.each([
  ["is now without scripts", null, "2026-01-10T00:00:00Z"],
  ["is when it was sent", Date.parse("2026-01-07T09:00:00Z"), "2026-01-07T09:00:00Z"],
  ["is now where the device's clock is ahead", Date.parse("2027-01-01"), "2026-01-10T00:00:00Z"],
  ["is now where it is no number", "soon", "2026-01-10T00:00:00Z"],
])("what was said in a form %s", (_what, value, expected) => {
  const form = new FormData();
  if (value !== null) form.set(SENT_AT, String(value));
  expect(sentAt(form, new Date("2026-01-10T00:00:00Z"))).toEqual(new Date(expected));
});
