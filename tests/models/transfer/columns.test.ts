import { getTableColumns, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { db } from "~db/client.server";
import { moves } from "~db/schema/journey";
import { drawn } from "../../support/pictures/picture-fixtures";
import { addPicture } from "../../support/pictures/pictures";
import { allTables } from "../../support/records/tables";
import { exported } from "../../support/records/transfer";

const SAVES = "It counts the saves of this site.";
const SAVED = "When it was saved on this site.";
const CAME = "When it came to this site.";
const ORDER = "The order of the list says it.";
const ONLY = "There is one record.";
const MEASURED = "Measured from the photograph's bytes.";
const SECRET = "Secrets, and who has signed in.";
const SITE = "What the site keeps for itself.";
const OTHERS = "Other people's words to the owner.";
const NOT_SAVED = "What is not saved, or was deleted, is in a backup.";
const MAIL = "What goes out by mail tells of letters and places, which are there.";

const MARK = "The mark of the record says it.";
const HIDDEN = "Only a hidden move has it, of which there is one below.";
const hiddenColumns = {
  state: HIDDEN,
  expected: HIDDEN,
  found: HIDDEN,
  rule: HIDDEN,
  shownAt: HIDDEN,
  given: HIDDEN,
  held: HIDDEN,
};

/** What no export holds, with the reason: whole tables, or columns. */
const leftOut: Record<string, string | Record<string, string>> = {
  drafts: NOT_SAVED,
  versions: NOT_SAVED,
  previews: SECRET,
  users: SECRET,
  sessions: SECRET,
  devices: SECRET,
  passkeys: SECRET,
  passkeyChallenges: SECRET,
  recoveryCodes: SECRET,
  contactMessages: OTHERS,
  contactAnswers: OTHERS,
  newsletterIssues: MAIL,
  newsletterIssueMails: MAIL,
  outgoingMails: MAIL,
  backupSchedule: SITE,
  attempts: SITE,
  contentVersions: SITE,
  demoRecords: SITE,
  openForms: SITE,
  pictureUses: SITE,
  idempotencyKeys: SITE,
  blogPosts: { version: SAVES, deletedAt: NOT_SAVED },
  destinations: { version: SAVES, deletedAt: NOT_SAVED },
  pages: { version: SAVES, deletedAt: NOT_SAVED },
  relatedPosts: { sortOrder: ORDER },
  destinationPosts: { sortOrder: ORDER },
  formerSlugs: {},
  galleryCollections: { version: SAVES, deletedAt: NOT_SAVED },
  galleryMedia: {
    collectionId: "It lies in its folder.",
    sortOrder: ORDER,
    version: SAVES,
    deletedAt: NOT_SAVED,
  },
  travelPins: {
    sortOrder: ORDER,
    version: SAVES,
    deletedAt: NOT_SAVED,
    createdAt: CAME,
    updatedAt: SAVED,
  },
  moments: {
    held: "The record is what the owner has of it.",
    version: SAVES,
    deletedAt: NOT_SAVED,
  },
  moves: {
    id: "No address has it.",
    destinationId: MARK,
    pinId: MARK,
    ...hiddenColumns,
    isShown: "Where a move stands says it.",
    before: SITE,
    version: SAVES,
    lastUpdated: SAVED,
  },
  homePageContent: { id: ONLY, version: SAVES, createdAt: CAME, updatedAt: SAVED },
  faqQuestions: { sortOrder: ORDER, createdAt: CAME },
  savedReplies: { id: "No address has it.", createdAt: CAME },
  siteSettings: { id: ONLY, version: SAVES, createdAt: CAME, updatedAt: SAVED },
  newsletterSettings: {
    id: ONLY,
    announceSince: MAIL,
    weeklySeenTo: MAIL,
    monthlySeenTo: MAIL,
    version: SAVES,
  },
  newsletterSubscribers: {
    id: SECRET,
    unsubscribeToken: SECRET,
    confirmToken: SECRET,
    confirmUntil: SECRET,
    mailedAt: MAIL,
    askedAt: SITE,
    softBounces: MAIL,
  },
  pictures: {
    id: "It is made from the bytes.",
    width: MEASURED,
    height: MEASURED,
    placeholder: MEASURED,
    colour: MEASURED,
    takenOffset: MEASURED,
    takenGuess: MEASURED,
    direction: MEASURED,
    camera: MEASURED,
    endsEarly: MEASURED,
    isDrawn: "Maps that the site drew for mails are no photographs.",
    version: SAVES,
    createdAt: CAME,
    deletedAt: NOT_SAVED,
    formerPlaces: NOT_SAVED,
  },
};

/** What the columns hold that take no value of their type. */
const given: Record<string, Record<string, unknown>> = {
  blogPosts: { id: "post", publishWhenLeft: "place" },
  relatedPosts: { postId: "post", relatedId: "other" },
  destinations: { id: "place", relatedGalleryId: "collection", rating: 37 },
  destinationPosts: { destinationId: "place", postId: "post" },
  galleryCollections: { id: "collection" },
  galleryMedia: { collectionId: "collection" },
  travelPins: { rating: 4 },
  moments: { waitsFor: "hidden-move" },
  pages: { members: { lead: "in members" } },
  formerSlugs: { entity: "post", targetId: "post" },
  siteSettings: { chosen: { siteName: "in chosen" } },
};

/** By what an export tells a value, where that is not the value. */
const shownAs: Record<string, Record<string, string>> = {
  galleryCollections: { id: '"id": "collection"' },
  formerSlugs: { entity: '"letters":', targetId: '"formerslugs-slug": "blogposts-slug"' },
  pages: { members: "in members" },
  siteSettings: { chosen: "in chosen" },
  hidden: {
    destinationId: '"destinationId": "place"',
    given: "in given",
    held: "in held",
  },
};

/** A move that readers may not see yet. */
const hiddenMove = {
  id: "hidden-move",
  currentLocation: "hidden-place",
  currentLocationDescription: "hidden-words",
  latitude: 11.7531,
  longitude: 78.7531,
  state: "hidden-state",
  destinationId: "place",
  pinId: "hidden-pin",
  expected: "hidden-plan",
  found: "hidden-found",
  movedAt: new Date("2030-01-02T03:04:05.678Z"),
  rule: "later" as const,
  shownAt: new Date("2030-01-03T03:04:05.678Z"),
  given: { nextStop: "in given" },
  held: { pins: { pin: { notes: "in held" } }, destinations: {} },
};

let counter = 1_000;

/** A value that no other column has. */
function valueFor(table: string, name: string, column: SQLiteColumn): unknown {
  counter += 1;
  const [enumValue] =
    column.enumValues?.filter((value) => value !== column.default).slice(-1) ?? [];
  if (enumValue) return enumValue;
  if (column.dataType === "boolean") return !column.default;
  if (column.dataType === "date") return new Date(1_700_000_000_000 + counter * 86_400_123);
  if (column.dataType === "custom") return name === "bestMonths" ? [11] : [`${table}-${name}`];
  if (column.dataType === "number") {
    const isPercent = /rogress|Rate|focus/.test(name);
    return isPercent
      ? 20 + (counter % 60)
      : (counter % 80) + (column.columnType === "SQLiteReal" ? counter / 10_000 : 1_000);
  }
  return `${table}-${name}`.toLowerCase();
}

function shown(name: string, value: unknown) {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return String(value[0]);
  return typeof value === "boolean" ? `"${name}": ${value}` : String(value);
}

type Row = { table: string; values: Record<string, unknown> };

const rows: Row[] = [];
let files: Map<string, string>;
const tables = await allTables();

function columnsOf(table: string) {
  const out = leftOut[table];
  if (out === undefined || typeof out === "string") return [];
  const found = tables[table];
  const columns = found ? Object.entries(getTableColumns(found)) : [];
  return columns.filter(([name]) => !(name in out));
}

beforeAll(async () => {
  const photograph = await addPicture(await drawn(40, 30).jpeg().toBuffer());
  db.run(sql`pragma foreign_keys = off`);
  db.run(sql`delete from faq_questions`);
  for (const table of Object.keys(leftOut)) {
    const columns = columnsOf(table);
    const found = tables[table];
    if (columns.length === 0 || !found) continue;
    const values = Object.fromEntries(
      columns.map(([name, column]) => [
        name,
        given[table]?.[name] ?? valueFor(table, name, column as SQLiteColumn),
      ]),
    );
    rows.push({ table, values });
    if (table === "pictures") {
      db.update(found)
        .set(values)
        .where(sql`id = ${pictureIdOf(photograph)}`)
        .run();
    } else {
      const required = {
        unsubscribeToken: "token",
        version: 1,
      };
      db.insert(found)
        .values({ sortOrder: 1, ...required, ...given[table], ...values } as never)
        .run();
    }
  }
  rows.push({ table: "hidden", values: hiddenMove });
  db.insert(moves)
    .values({ ...hiddenMove, isShown: false })
    .run();
  db.run(
    sql`insert into blog_posts (id, title, slug, created_at, updated_at) values ('other', 'Other', 'other', 0, 0)`,
  );
  files = await exported();
});

test("each table is exported, or left out with a reason", () => {
  expect(Object.keys(leftOut).sort()).toEqual(Object.keys(tables).sort());
  for (const [table, out] of Object.entries(leftOut)) {
    const names = Object.keys(getTableColumns(tables[table] as never));
    if (typeof out !== "string")
      expect(names, table).toEqual(expect.arrayContaining(Object.keys(out)));
  }
});

test("so is each column: what a person has entered is in the files", () => {
  const text = Buffer.from([...files.values()].join("\n"), "latin1").toString();
  const missing = rows.flatMap(({ table, values }) =>
    Object.entries(values).flatMap(([name, value]) => {
      const sign = shownAs[table]?.[name] ?? shown(name, value);
      return text.includes(sign) ? [] : [`${table}.${name}: ${sign}`];
    }),
  );
  expect(rows.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});
