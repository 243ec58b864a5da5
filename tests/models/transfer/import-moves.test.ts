import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importFrom } from "~/portable/transfer/import/import.server";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { type Files, folderWith, json, MARK, refusal } from "../../support/records/import-files";

type Given = Record<string, unknown>;

/** An export with a pin, and with a move to Goa that readers may not see yet. */
function move(given: Given, pins: Given = {}, coordinates = { lat: 15, lng: 74 }): Files {
  const pin = {
    id: "a-pin",
    name: "Goa",
    // Nobody has said it of a pin that a move has made.
    country: "",
    coordinates: { lat: 15, lng: 74 },
  };
  const hidden = {
    id: "a-move",
    name: "Goa",
    description: "x",
    state: "Goa",
    coordinates,
    destinationId: null,
    pinId: "a-pin",
    expected: null,
    given,
    found: "x",
    held: { pins, destinations: {} },
    rule: "later",
    shownAt: "2020-01-01T00:00:00.000Z",
    movedAt: "2020-01-01T00:00:00.000Z",
  };
  return {
    ...MARK,
    "pins.json": json([pin]),
    "journey.json": json({ currentLocation: "Thrissur", hiddenMoves: [hidden] }),
  };
}

const pin = (columns: Given) => ({ "a-pin": columns });

test.each([
  ["a figure that cannot be", move({ journeyProgress: 900 }), "Journey progress must be"],
  ["days below zero", move({ daysTraveled: -5 }), "Days traveled must be"],
  ["a text for a figure", move({ statesCovered: "many" }), "States covered must be"],
  ["a position that is none", move({ latitude: 500 }), "Latitude must be"],
  ["a column that is the program's", move({ version: 7 }), "version"],
  ["a day that is none", move({ daysCountedOn: "soon" }), "Days counted must be a date"],
  ["a place that is nowhere", move({}, {}, { lat: 15, lng: 200 }), "Longitude must be"],
  ["a pin of no kind", move({}, pin({ pinType: "nonsense" })), "Pin type must be"],
  ["pictures that are a number", move({}, pin({ images: 5 })), "Images must be a list"],
  ["a pin's number of saves", move({}, pin({ version: "x" })), "version"],
])("a hidden move with %s is refused", async (_, files, words) => {
  expect(await refusal(folderWith(files))).toContain(words);
});

test("a hidden move that can be comes as it was", async () => {
  const held = {
    description: "Sea",
    latitude: 15.5,
    longitude: 74,
    rating: null,
    visitedDate: null,
  };
  await importFrom(folderWith(move({ journeyProgress: 90, nextStop: "Hampi" }, pin(held))));
  const row = db.select().from(moves).where(eq(moves.isShown, false)).get();
  expect(row?.given).toEqual({ journeyProgress: 90, nextStop: "Hampi" });
  expect(row?.held.pins).toEqual({
    "a-pin": { description: "Sea", latitude: 15.5, longitude: 74, rating: 0, visitedDate: null },
  });
});
