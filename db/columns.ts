import { sql } from "drizzle-orm";
import { check, customType, integer, real, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** A list of strings, stored as a JSON array; `[]` by default. */
export const stringList = customType<{ data: string[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (list) => JSON.stringify(list),
  fromDriver: (json) => JSON.parse(json) as string[],
});

/** A list of whole numbers, stored as a JSON array; `[]` by default. */
export const numberList = customType<{ data: number[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (list) => JSON.stringify(list),
  fromDriver: (json) => JSON.parse(json) as number[],
});

/** A random UUID as primary key. */
export function uuid() {
  return text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
}

/** An instant, milliseconds since the epoch in SQLite, a `Date` in TypeScript. */
export function instant() {
  return integer({ mode: "timestamp_ms" });
}

/** When the row was created and last changed, and its version, which counts saves and prevents lost edits. */
export function revision() {
  return {
    version: integer().notNull().default(1),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
    updatedAt: instant()
      .notNull()
      .$defaultFn(() => new Date()),
  };
}

/** When the record was moved to the bin; `null` while it is on the site. */
export function deletion() {
  return { deletedAt: instant() };
}

/** The condition of a partial index on records that are not in the bin. */
export const notDeleted = sql`deleted_at is null`;

/** The condition of a partial index on records in the bin. */
export const isDeleted = sql`deleted_at is not null`;

/** Degrees of latitude and longitude (WGS 84); exactly 0, 0 means 'no position'. */
export function position() {
  return {
    latitude: real().notNull().default(0),
    longitude: real().notNull().default(0),
  };
}

export function positionChecks(
  table: string,
  columns: { latitude: SQLiteColumn; longitude: SQLiteColumn },
) {
  return [
    check(`${table}_latitude`, sql`${columns.latitude} between -90 and 90`),
    check(`${table}_longitude`, sql`${columns.longitude} between -180 and 180`),
  ];
}

/** The single row of a table that holds one record. */
export function onlyRow() {
  return integer().primaryKey().default(1);
}

/** A rating in tenths of a star, to sort by; 5 or less is stored as whole stars. */
export function stars(rating: SQLiteColumn) {
  return sql`case when ${rating} <= 5 then ${rating} * 10 else ${rating} end`;
}

/** Addresses of posts on other sites that tell the same story. */
export function postAddresses() {
  return {
    instagramPostUrl: text(),
    twitterPostUrl: text(),
    facebookPostUrl: text(),
    youtubeVideoUrl: text(),
    socialMediaHashtags: stringList().notNull().default([]),
  };
}

/** Addresses of short-lived updates on other sites. */
export function updateAddresses() {
  return {
    instagramStoryUrl: text(),
    instagramReelUrl: text(),
    twitterUpdateUrl: text(),
    youtubeShortUrl: text(),
  };
}

/** `column in ('a', 'b')` for a check constraint; the values are the program's own constants. */
export function oneOf(column: SQLiteColumn, values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`;
}
