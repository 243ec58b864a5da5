import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, beforeEach, expect, test } from "vitest";
import { migrateDatabase } from "~db/migrate";
import { firstMigrations } from "../support/records/older-database";

const folder = mkdtempSync(join(tmpdir(), "site-older-moves-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

let client: Database.Database;

/** A database of the last program that had a record, marks, a last move and hidden ones, each in a place of its own. */
beforeEach(() => {
  client = new Database(":memory:");
  migrate(drizzle({ client }), { migrationsFolder: firstMigrations(folder, 33) });
  for (const [id, name, pinType, version] of [
    ["p1", "Thrissur", "favorite", 2],
    ["p2", "Munnar", "current", 5],
    ["p3", "Kochi", "planned", 1],
  ]) {
    const sort_order = Number(String(id).slice(1));
    insertRow("travel_pins", { id, name, pin_type: pinType, version, sort_order, ...PIN });
  }
  insertRow("destinations", { id: "d1", name: "Thrissur", slug: "thrissur", ...PLACE });
  insertRow("destinations", {
    id: "d2",
    name: "Munnar",
    slug: "munnar",
    is_current_location: 1,
    ...PLACE,
  });
});

const DATES = { created_at: 1, updated_at: 2 };
const PIN = { country: "India", latitude: 10, longitude: 77, ...DATES };
const PLACE = { version: 1, latitude: 10, longitude: 77, ...DATES };
const FIGURES = { journey_progress: 65, days_traveled: 78, states_covered: 12 };
const RECORD = {
  ...FIGURES,
  current_location: "Munnar, Kerala",
  current_location_description: "Tea.",
  latitude: 10.1,
  longitude: 77.1,
  distance_covered: 4900,
  days_counted_on: "2025-10-17",
  next_stop: "Kochi",
  youtube_short_url: "https://youtu.be/x",
  version: 7,
  last_updated: 1_760_000_500_000,
};
const MOVED_AT = 1_760_000_400_000;

function insertRow(table: string, row: object) {
  const names = Object.keys(row);
  client
    .prepare(
      `insert into ${table} (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`,
    )
    .run(row);
}

const before = {
  tracker: {
    id: 1,
    currentLocation: "Thrissur, Kerala",
    currentLocationDescription: "Drums.",
    latitude: 10.5,
    longitude: 76.2,
    journeyProgress: 60,
    daysTraveled: 70,
    statesCovered: 12,
    distanceCovered: 4860,
    daysCountedOn: "2025-10-09",
    nextStop: "Munnar",
    instagramStoryUrl: null,
    instagramReelUrl: null,
    twitterUpdateUrl: null,
    youtubeShortUrl: null,
    version: 6,
    lastUpdated: "2025-10-08T00:00:00.250Z",
    movedAt: "2025-10-01T00:00:00.123Z",
  },
  destinations: [
    { id: "d1", version: 1, isCurrentLocation: true },
    { id: "d2", version: 1, isCurrentLocation: false },
  ],
  pins: [
    { id: "p1", version: 1, pinType: "current", visitedDate: "2025-10-01", description: "" },
    { id: "p2", version: 4, pinType: "planned", visitedDate: null, description: "Tea hills." },
  ],
};
const after = {
  tracker: { ...before.tracker, version: 7 },
  destinations: [
    { id: "d1", version: 2, isCurrentLocation: false },
    { id: "d2", version: 2, isCurrentLocation: true },
  ],
  pins: [
    { id: "p1", version: 2, pinType: "visited", visitedDate: "2025-10-01", description: "" },
    { id: "p2", version: 5, pinType: "current", visitedDate: "2025-10-09", description: "x" },
  ],
};

function lastMove(states = { before: before as object, after: after as object }) {
  insertRow("last_move", {
    id: 1,
    from_name: "Thrissur, Kerala",
    to_name: "Munnar, Kerala",
    before: JSON.stringify(states.before),
    after: JSON.stringify(states.after),
    moved_at: MOVED_AT,
  });
}

function hiddenMove(id: string, place: object, held: object, moved_at: number) {
  const own = { name: id, description: "About.", state: "Kerala", destinationId: null };
  insertRow("hidden_moves", {
    id,
    from_name: "Munnar, Kerala",
    place: JSON.stringify({
      ...own,
      coordinates: { lat: 9.97, lng: 76.28 },
      pinId: null,
      getsPin: true,
      plan: null,
      keepsDay: true,
      ...place,
    }),
    given: '{"nextStop":"Alleppey"}',
    found: "Rain.",
    held: JSON.stringify(held),
    rule: "later",
    shown_at: moved_at + 1,
    moved_at,
    saves: 3,
  });
}

function migrated() {
  migrateDatabase(client, drizzle({ client }));
  const rows = client.prepare("select * from moves order by moved_at").all();
  return (rows as Record<string, unknown>[]).map((row) => ({
    ...row,
    given: JSON.parse(String(row.given)),
    held: JSON.parse(String(row.held)),
    before: JSON.parse(String(row.before)),
  }));
}

const typeOf = (id: string) =>
  client.prepare("select pin_type from travel_pins where id = ?").pluck().get(id);

test("the record is the last move with its marks, and the one before it can be brought back", () => {
  insertRow("journey_tracking", { id: 1, ...RECORD, moved_at: MOVED_AT });
  lastMove();
  expect(migrated()).toMatchObject([
    {
      current_location: "Thrissur, Kerala",
      current_location_description: "Drums.",
      latitude: 10.5,
      journey_progress: 60,
      days_traveled: 70,
      distance_covered: 4860,
      days_counted_on: "2025-10-09",
      next_stop: "Munnar",
      destination_id: "d1",
      pin_id: "p1",
      moved_at: Date.parse("2025-10-01T00:00:00.123Z"),
      last_updated: Date.parse("2025-10-08T00:00:00.250Z"),
      version: 6,
      is_shown: 1,
      before: null,
    },
    {
      ...RECORD,
      destination_id: "d2",
      pin_id: "p2",
      moved_at: MOVED_AT,
      is_shown: 1,
      before: {
        pin: {
          id: "p2",
          version: 5,
          was: { pinType: "planned", visitedDate: null, description: "Tea hills." },
        },
      },
    },
  ]);
  expect(["p1", "p2", "p3"].map(typeOf)).toEqual(["favorite", "visited", "planned"]);
  expect(
    client.prepare("select count(*) from sqlite_master where name = 'undoable'").pluck().get(),
  ).toBe(0);
});

test("a move whose pin it made is undone with the pin, and one without a pin leaves pins alone", () => {
  insertRow("journey_tracking", { id: 1, ...RECORD, moved_at: MOVED_AT });
  lastMove({ before: { ...before, pins: before.pins.slice(0, 1) }, after });
  expect(migrated()[1]?.before).toEqual({ pin: { id: "p2", version: 5, was: null } });
});

test("what was changed since is no move to be undone, and a record without a last move has its marks", () => {
  insertRow("journey_tracking", { id: 1, ...RECORD, version: 8 });
  lastMove();
  expect(migrated()).toMatchObject([
    {
      current_location: "Munnar, Kerala",
      version: 8,
      pin_id: "p2",
      moved_at: MOVED_AT,
      before: null,
    },
  ]);
});

test("a first move is undone to nothing", () => {
  insertRow("journey_tracking", { id: 1, ...RECORD, moved_at: MOVED_AT });
  lastMove({ before: { ...before, tracker: null }, after });
  expect(migrated()).toMatchObject([{ before: { pin: { id: "p2" } } }]);
});

test("a mark in the bin counts while she has not moved since", () => {
  client.exec("update travel_pins set deleted_at = 1760000450000 where id = 'p2'");
  client.exec("update destinations set deleted_at = 1760000300000 where id = 'd2'");
  insertRow("journey_tracking", { id: 1, ...RECORD });
  lastMove();
  expect(migrated()).toMatchObject([{ pin_id: "p2", destination_id: null, before: null }]);
});

test("hidden moves stay hidden, with all that waits with them", () => {
  insertRow("journey_tracking", { id: 1, ...RECORD, moved_at: MOVED_AT });
  const held = { pins: { p3: { notes: "Bed." }, p2: { pinType: "favorite" } }, destinations: {} };
  const unmarked = { d1: { isVisible: true, isCurrentLocation: false } };
  hiddenMove("Kochi", { pinId: "p3", destinationId: "d1", plan: "Sea." }, held, MOVED_AT + 5);
  hiddenMove(
    "Fort, Kochi",
    { destinationId: "d1" },
    { pins: {}, destinations: unmarked },
    MOVED_AT + 6,
  );
  hiddenMove(
    "A train",
    { coordinates: { lat: 0, lng: 0 } },
    { pins: {}, destinations: {} },
    MOVED_AT + 7,
  );
  const [, kochi, fort, train] = migrated();
  expect(kochi).toMatchObject({
    id: "Kochi",
    current_location: "Kochi",
    current_location_description: "About.",
    latitude: 9.97,
    longitude: 76.28,
    state: "Kerala",
    destination_id: "d1",
    pin_id: "p3",
    expected: "Sea.",
    found: "Rain.",
    rule: "later",
    shown_at: MOVED_AT + 6,
    is_shown: 0,
    given: { nextStop: "Alleppey" },
    held,
    version: 3,
  });
  expect(fort).toMatchObject({
    destination_id: null,
    pin_id: "Fort, Kochi",
    held: {
      pins: { "Fort, Kochi": { isVisible: true } },
      destinations: { d1: { isVisible: true } },
    },
  });
  expect(train).toMatchObject({ pin_id: null, expected: null });
  expect(typeOf("p2"), "what readers see as current").toBe("favorite");
  const made = client.prepare("select * from travel_pins where id = 'Fort, Kochi'").get();
  expect(made).toMatchObject({
    name: "Fort, Kochi",
    city: "Fort",
    country: "India",
    pin_type: "planned",
    is_visible: 0,
    sort_order: 2,
  });
});

test("a mark without a record is a move to that place", () => {
  expect(migrated()).toMatchObject([
    { current_location: "Munnar", destination_id: "d2", pin_id: "p2", moved_at: 0 },
  ]);
});

test("a site on which nobody has said where she is has no move", () => {
  client.exec(
    "update travel_pins set pin_type = 'visited'; update destinations set is_current_location = 0",
  );
  expect(migrated()).toEqual([]);
});
