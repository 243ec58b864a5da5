import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { DrawnMap } from "~/components/map/drawn/drawn-map";
import { landAddress } from "~/map-drawing/land-address";
import { drawOutline } from "~/map-drawing/land-outline.server";
import { wholeRoad } from "~/models/find/share/share-road.server";
import { journeyFrames } from "~/models/road/line/journey-frames.server";
import { createPin, deletePin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { journeyMap } from "~/pages/journey-map.server";
import { postRoad } from "~/pages/post-road.server";
import { STRETCH } from "~/pages/stretch-size";
import { journeys } from "../support/records/journeys";
import { send } from "../support/requests/routes";

type Name = keyof typeof journeys;

/** Pins of a journey, in its order, one a day. */
function travel(name: Name) {
  for (const { id } of listPins("owner")) deletePin(id);
  for (const [index, coordinates] of journeys[name].entries()) {
    createPin({
      name: `Stop ${index}`,
      country: "Earth",
      coordinates,
      visitedDate: `2025-08-${String(index + 1).padStart(2, "0")}`,
    });
  }
}

const roads: Name[] = ["Norway to Portugal by train", "the Andes", "islands of the Pacific"];

describe.each(roads)("a site of %s", (name) => {
  beforeEach(() => travel(name));

  test("draws its map on land that it serves, and keeps what it has drawn", async () => {
    const map = journeyMap(1);
    if (!map) throw new Error("There is a first page.");
    const html = renderToStaticMarkup(createElement(DrawnMap, { map, current: null }));
    const files = [...new Set(html.match(/\/assets\/land-[\w.-]+/g))];
    expect(files).toHaveLength(journeyFrames().wide ? 2 : 1);
    for (const file of files) {
      const answer = await send("GET", file);
      expect(answer.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
      const drawing = await answer.text();
      for (const id of ["land", "grid", "fine"])
        expect(drawing).toMatch(new RegExp(`id="${id}" d="M`));
    }
    expect(journeyMap(1)?.sheet.frame).toBe(map.sheet.frame);
  });

  test("has its share pictures and its letters on the same map", () => {
    const { frame, line, dot } = wholeRoad();
    expect(frame).toBe(journeyFrames().narrow);
    expect(line).toHaveLength(journeys[name].length);
    expect(dot).toEqual(line.at(-1));
    const road = postRoad({ publishedAt: new Date("2025-08-03T12:00:00Z") }, null)?.road;
    expect(road?.drawing.journey).toBe(frame);
    for (const { x, y } of road?.drawing.stops ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(STRETCH.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(STRETCH.height);
    }
  });
});

test("a site without places has a map all the same", () => {
  travel("nowhere yet");
  expect(journeyMap(1)?.sheet.frame).toBeDefined();
});

test("only frames that the site itself has named are drawn", async () => {
  const { narrow } = journeyFrames();
  for (const part of ["map", "around"] as const) {
    expect((await send("GET", landAddress(narrow, part))).status).toBe(200);
    const other = landAddress({ ...narrow, lat: narrow.lat + 8 }, part);
    expect((await send("GET", other)).status).toBe(404);
    expect((await send("GET", other.replace(/_[\w-]{10}\.svg$/, ".svg"))).status).toBe(404);
  }
  expect((await send("GET", "/assets/land-1-map-p70_21.5_79.5.svg")).status).toBe(404);
});

test("other work goes on while the land of the whole world is drawn", async () => {
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  }, 0);
  await drawOutline({ lat: 0, lng: 0, zoom: 0 }, "around");
  clearInterval(beat);
  expect(turns).toBeGreaterThan(5);
});
