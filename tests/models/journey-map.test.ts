import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import { DrawnMap } from "~/components/map/drawn/drawn-map";
import { destinationFinder } from "~/models/base/places/known-place";
import { pinAddresses } from "~/models/road/pins/map-pin";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { pinMarks } from "~/models/road/pins/pin-groups";
import { journeyMap, liveMapPins } from "~/pages/journey-map.server";
import { insertDestinations, insertPins } from "../support/records/many";
import { send } from "../support/requests/routes";

// A loaded machine takes its time over thousands of rows.
vi.setConfig({ hookTimeout: 60_000 });

const PINS = 1_000;

const drawn = (page = 1) => {
  const map = journeyMap(page);
  if (!map) throw new Error(`There is no page ${page}.`);
  return { map, html: renderToStaticMarkup(createElement(DrawnMap, { map, current: null })) };
};

let current = "";

beforeAll(() => {
  insertDestinations(50);
  insertPins(PINS - 1);
  const { id } = createPin({ name: "Here", country: "India", coordinates: { lat: 20, lng: 78 } });
  updatePin(id, { pinType: "current" });
  current = id;
});

test("a thousand pins are drawn in few bytes, each of them in a mark and the current one by itself", () => {
  const { map, html } = drawn();
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(JSON.stringify(map).length).toBeLessThan(60_000);
  const count = map.marks.reduce((sum, { group }) => sum + (group?.count ?? 1), 0);
  expect([map.total, count]).toEqual([PINS, PINS]);
  expect(map.marks.find(({ id }) => id === current)).toMatchObject({ pinType: "current" });
  expect(map.marks.find(({ id }) => id === current)?.group).toBeUndefined();
  for (const { group } of map.marks) {
    if (group) expect(html).toContain(`<title>${group.count} places: ${group.names[0]}`);
  }
});

const frame = { lat: 20, lng: 0, zoom: 3 };

test("marks stay few wherever the pins lie", () => {
  const world = Array.from({ length: 2_000 }, (_, index) => ({
    id: `${index}`,
    name: `Pin ${index}`,
    city: null,
    pinColor: "#f97316",
    coordinates: { lat: 60 - (index % 53) * 2, lng: -170 + (index % 67) * 5 },
    pinType: "visited" as const,
  }));
  expect(pinMarks(frame, world).length).toBeLessThanOrEqual(40);
  const few = world.slice(0, 40);
  expect(pinMarks(frame, few).map(({ id, group }) => [id, group])).toEqual(
    few.map(({ id }) => [id, undefined]),
  );
});

test("the list of places has pages, to which the marks lead", async () => {
  const first = drawn().map.list;
  expect([first.pins?.length, first.pages]).toEqual([48, 21]);
  const all = Array.from(
    { length: first.pages },
    (_, index) => drawn(index + 1).map.list.pins ?? [],
  );
  const live = await liveMapPins();
  expect(all.flat().map(({ id }) => id)).toEqual(live.map(({ id }) => id));
  expect(journeyMap(first.pages + 1)).toBeNull();
  const { map, html } = drawn(2);
  for (const [index, { id, order = index }] of map.marks.entries()) {
    const page = Math.floor(order / 48) + 1;
    const shown = { 1: `/journey#pin-${id}`, 2: `#pin-${id}` }[page];
    expect(html).toContain(`href="${shown ?? `/journey?pins=${page}#pin-${id}`}"`);
  }
});

test("a letter leads to the page that has its pin", async () => {
  const pins = await liveMapPins();
  const far = pins[100];
  if (!far) throw new Error("There are a hundred pins.");
  const destinations = [{ name: far.name, slug: "far", coordinates: { lat: 0, lng: 0 } }];
  const addresses = pinAddresses(pins, destinationFinder(destinations));
  expect([...addresses]).toEqual([["far", `/journey?pins=3#pin-${far.id}`]]);
});

test("the live map has all pins from one address, in the shape of a page that many may keep", async () => {
  const answer = await send("GET", "/map-pins.json");
  expect(answer.headers.get("Cache-Control")).toContain("public");
  const pins = await answer.json();
  expect(pins).toHaveLength(PINS);
  expect(pins[0]).toMatchObject({ name: "Pin 00000", destinationSlug: null });
});
