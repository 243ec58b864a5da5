import { DrizzleError, type SQL, sql } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { db } from "~db/client.server";
import type { Row, TableName } from "./bin-snapshot";
import type { Link } from "./record-links";

/** Whole rows, whatever columns their tables have, for what takes them away and brings them back. */

function read(table: TableName, where: SQL) {
  return db.all<Row>(sql`select rowid as rowid, * from ${sql.identifier(table)} where ${where}`);
}

/** Drizzle wraps what a statement in raw SQL fails with; whoever judges it looks for SQLite's own code. */
function run(statement: SQL) {
  try {
    return db.run(statement);
  } catch (error) {
    throw error instanceof DrizzleError ? error.cause : error;
  }
}

/** The rows with these ids. */
export function findRows(table: TableName, ids: string[]) {
  return read(table, among(sql`id`, ids));
}

/** The row with this id, or `null`. */
export function findRow(table: TableName, id: string | number) {
  return read(table, sql`id = ${id}`)[0] ?? null;
}

/** The rows that point to this id by the link. */
export function rowsPointing({ table, column, holds }: Link, id: string) {
  const own = sql.identifier(column);
  if (holds === "id") return read(table, sql`${own} = ${id}`);
  const anywhere = holds === "addresses" ? "%" : "";
  return read(table, sql`${own} like ${`${anywhere}/media/${id}-%`}`);
}

/** The drafts of these records. */
export function draftsOf(kind: string, ids: string[]) {
  return read("drafts", sql`kind = ${kind} and ${among(sql`record_id`, ids)}`);
}

export function deleteRow(table: TableName, { rowid }: Row) {
  run(sql`delete from ${sql.identifier(table)} where rowid = ${rowid}`);
}

/** Makes a column of a row say something else; the row is a version newer. */
export function setColumn(table: TableName, { rowid }: Row, column: string, value: Row[string]) {
  const set = sql`${sql.identifier(column)} = ${value}, version = version + 1`;
  run(sql`update ${sql.identifier(table)} set ${set} where rowid = ${rowid}`);
}

/** Makes a record a version newer, where it is there. */
export function touchRow(table: TableName, id: Row[string] | undefined) {
  run(sql`update ${sql.identifier(table)} set version = version + 1 where id = ${id ?? null}`);
}

/**
 * Puts a row back. A column that its table has by now and the row has not takes its default; one that the table has
 * no longer falls away. Where it stood among rows of the same time it stands again, if no other row stands there. Of
 * a row that is there already, `keep` keeps what is there; without it that is an error.
 */
export function insertRow(table: TableName, row: Row, { keep = false } = {}) {
  const columns = columnsOf(table).filter((name) => Object.hasOwn(row, name));
  if (columns.length === 0) return false;
  if (isFree(table, row.rowid)) columns.push("rowid");
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((name) => sql`${row[name]}`),
    sql`, `,
  );
  const conflict = keep ? sql`on conflict do nothing` : sql``;
  const insert = sql`insert into ${sql.identifier(table)} (${names}) values (${values}) ${conflict}`;
  return run(insert).changes > 0;
}

function columnsOf(table: TableName) {
  const columns = db.all<{ name: string }>(sql`select name from pragma_table_info(${table})`);
  return columns.map(({ name }) => name);
}

function isFree(table: TableName, rowid: Row[string] | undefined) {
  if (typeof rowid !== "number") return false;
  return read(table, sql`rowid = ${rowid}`).length === 0;
}
