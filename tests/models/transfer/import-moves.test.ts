import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { importFrom } from "~/portable/transfer/import.server";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { type Files, folderWith, MARK, refusal } from "../../support/records/import-files";

const PIN = "pins.yaml";

/** An export with a pin, and with a move to Goa that readers may not see yet. */
function move(
  given: string,
  held = "{ pins: {}, destinations: {} }",
  coordinates = "{ lat: 15, lng: 74 }",
): Files {
  return {
    ...MARK,
    [PIN]: "- { id: a-pin, name: Goa, country: India, coordinates: { lat: 15, lng: 74 } }\n",
    "journey.yaml": `currentLocation: Thrissur
hiddenMoves:
  - id: a-move
    fromName: Thrissur
    place: { name: Goa, description: x, state: Goa, coordinates: ${coordinates}, destination: null, pinId: null, getsPin: true, plan: null, keepsDay: true }
    given: ${given}
    found: x
    held: ${held}
    rule: later
    shownAt: 2020-01-01T00:00:00.000Z
    movedAt: 2020-01-01T00:00:00.000Z
`,
  };
}

const pin = (columns: string) => `{ pins: { a-pin: ${columns} }, destinations: {} }`;

test.each([
  ["a figure that cannot be", move("{ journeyProgress: 900 }"), "Journey progress must be"],
  ["days below zero", move("{ daysTraveled: -5 }"), "Days traveled must be"],
  ["a text for a figure", move('{ statesCovered: "many" }'), "States covered must be"],
  ["a position that is none", move("{ latitude: 500 }"), "Latitude must be"],
  ["a column that is the program's", move("{ version: 7 }"), "There is no such field"],
  ["a day that is none", move('{ daysCountedOn: "soon" }'), "Days counted must be a date"],
  ["a place that is nowhere", move("{}", undefined, "{ lat: 15, lng: 200 }"), "Longitude must be"],
  ["a pin of no kind", move("{}", pin('{ pinType: "nonsense" }')), "Pin type must be"],
  ["pictures that are a number", move("{}", pin("{ images: 5 }")), "Images must be a list"],
  ["a pin's number of saves", move("{}", pin('{ version: "x" }')), "There is no such field"],
])("a hidden move with %s is refused", async (_, files, words) => {
  expect(await refusal(folderWith(files))).toContain(words);
});

test("a hidden move that can be comes as it was", async () => {
  const held = pin(
    '{ description: "Sea", latitude: 15.5, longitude: 74, rating: null, visitedDate: null }',
  );
  await importFrom(folderWith(move("{ journeyProgress: 90, nextStop: Hampi }", held)));
  const row = db.select().from(moves).where(eq(moves.isShown, false)).get();
  expect(row?.pinId, "as an earlier program wrote it, its pin is made").toBe(row?.id);
  expect(row?.given).toEqual({ journeyProgress: 90, nextStop: "Hampi" });
  expect(row?.held.pins).toEqual({
    "a-move": { isVisible: true },
    "a-pin": { description: "Sea", latitude: 15.5, longitude: 74, rating: 0, visitedDate: null },
  });
});
