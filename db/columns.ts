import { sql } from "drizzle-orm";
import { check, customType, integer, real, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** A list of strings, kept as a JSON array; `[]` when nothing was given. */
export const stringList = customType<{ data: string[]; driverData: string }>({
  dataType: () => "text",
  toDriver: (list) => JSON.stringify(list),
  fromDriver: (json) => JSON.parse(json) as string[],
});

/** A list of whole numbers, kept as a JSON array; `[]` when nothing was given. */
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

/** When the row was made and last changed, and the number of saves that guards against lost edits. */
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

/** When the record went into the bin; `null` while it is on the site. */
export function deletion() {
  return { deletedAt: instant() };
}

/** For an index of the rows that are on the site. */
export const notDeleted = sql`deleted_at is null`;

/** For an index of the rows in the bin. */
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

/** Tenths of a star, by which ratings are put in order; 5 or less is stored as whole stars. */
export function stars(rating: SQLiteColumn) {
  return sql`case when ${rating} <= 5 then ${rating} * 10 else ${rating} end`;
}

/** Addresses of posts elsewhere that tell the same story. */
export function postAddresses() {
  return {
    instagramPostUrl: text(),
    twitterPostUrl: text(),
    facebookPostUrl: text(),
    youtubeVideoUrl: text(),
    socialMediaHashtags: stringList().notNull().default([]),
  };
}

/** Addresses of short-lived updates elsewhere. */
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
