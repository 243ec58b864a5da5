import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { BinKind } from "~/kinds";
import { countRows } from "~/models/base/lists/count-rows.server";
import { type KeysetList, keysetList, mapList } from "~/models/base/lists/keyset.server";
import { PAGE_ITEMS, pageOf } from "~/models/base/lists/list-page";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { BIN_DAYS } from "./bin";
import { asStored, readSnapshot, type Snapshot, type TableName } from "./bin-snapshot";

const BIN_MS = BIN_DAYS * 86_400_000;

/** What was deleted longer ago is no longer there, whether it was swept yet or not. */
function isKept() {
  return gt(bin.deletedAt, new Date(Date.now() - BIN_MS));
}

const { id, kind, recordId, title, deletedAt } = bin;
const told = { id, kind, recordId, title, deletedAt };

/** One page of what lies in the bin, what was deleted last first, counted from 1; `null` beyond the last. */
export function pageOfBin(page: number) {
  return pageOf(page, PAGE_ITEMS.rows, {
    count: () => countRows(bin, isKept()),
    read: (limit, offset) =>
      db
        .select(told)
        .from(bin)
        .where(isKept())
        .orderBy(desc(bin.deletedAt), desc(sql`rowid`))
        .limit(limit)
        .offset(offset)
        .all()
        .map(withEnd),
  });
}

/** The whole of it as a list that is read in parts. */
export function binList(): KeysetList<BinEntry> {
  const list = keysetList<Omit<BinEntry, "expiresAt">>({
    columns: told,
    table: bin,
    where: isKept(),
    order: { way: "desc", by: [bin.deletedAt, sql`bin.rowid`] },
  });
  return mapList(list, (entries) => entries.map(withEnd));
}

function withEnd<Entry extends { deletedAt: Date }>(entry: Entry) {
  return { ...entry, expiresAt: new Date(entry.deletedAt.getTime() + BIN_MS) };
}

export type BinEntry = NonNullable<ReturnType<typeof pageOfBin>>["items"][number];

const whole = {
  id: bin.id,
  kind: bin.kind,
  recordId: bin.recordId,
  title: bin.title,
  rows: bin.rows,
  cleared: bin.cleared,
  deletedAt: bin.deletedAt,
};

/** The entry with this id, or `null`. */
export function findEntry(id: string) {
  const isAsked = and(eq(bin.id, id), isKept());
  return db.select(whole).from(bin).where(isAsked).get() ?? null;
}

type StoredEntry = NonNullable<ReturnType<typeof findEntry>>;

/** The ids of all that was deleted at this instant. */
export function listDeletion(deletedAt: Date) {
  const isAsked = and(eq(bin.deletedAt, deletedAt), isKept());
  const found = db.select({ id: bin.id }).from(bin).where(isAsked).all();
  return found.map(({ id }) => id);
}

/** The last deletion of a record that is in the bin, or `null`. */
export function findDeleted(kind: BinKind, recordId: string) {
  const isAsked = and(eq(bin.kind, kind), eq(bin.recordId, recordId), isKept());
  return db.select(whole).from(bin).where(isAsked).orderBy(desc(bin.deletedAt)).get() ?? null;
}

/** The last entry in which this row lies, or `null`. */
export function findHolding(table: TableName, id: string | number) {
  // As the row's own column stands in the JSON: inside a text the quotes would have backslashes.
  const holds = sql`instr(${bin.rows}, ${`"id":${JSON.stringify(id)}`}) > 0`;
  const entries = db
    .select(whole)
    .from(bin)
    .where(and(holds, isKept()))
    .orderBy(desc(bin.deletedAt))
    .all();
  return entries.find((entry) => readSnapshot(entry)?.rows[table]?.some((row) => row.id === id));
}

/** Changes what an entry holds; one that cannot be read any more stays as it is. */
export function changeEntry(entry: StoredEntry, change: (snapshot: Snapshot) => void) {
  const snapshot = readSnapshot(entry);
  if (!snapshot) return;
  change(snapshot);
  db.update(bin).set(asStored(snapshot)).where(eq(bin.id, entry.id)).run();
}
