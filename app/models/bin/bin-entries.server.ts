import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { BinKind } from "~/kinds";
import { type KeysetList, keysetList, mapList } from "~/models/base/lists/keyset.server";
import { PAGE_ITEMS, viewPage } from "~/models/base/lists/list-page";
import { pageOfRows } from "~/models/base/lists/page-of-rows.server";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { BIN_DAYS } from "./bin";

const BIN_MS = BIN_DAYS * 86_400_000;

/** Older entries count as gone, even before they are swept. */
function isKept() {
  return gt(bin.deletedAt, new Date(Date.now() - BIN_MS));
}

const { id, kind, title, deletedAt } = bin;
const entryColumns = { id, kind, recordId: sql<string>`${id}`, title, deletedAt };

/** One page of the bin, counted from 1, the last deleted first; `null` beyond the last. */
export function pageOfBin(page: number) {
  const found = pageOfRows(page, PAGE_ITEMS.rows, {
    columns: entryColumns,
    table: bin,
    where: isKept(),
    order: [desc(deletedAt), desc(id)],
  });
  return found && viewPage(found, (entries) => entries.map(withEnd));
}

/** The whole bin as a keyset list. */
export function binList(): KeysetList<BinEntry> {
  const list = keysetList<Omit<BinEntry, "expiresAt">>({
    columns: entryColumns,
    table: bin,
    where: isKept(),
    order: { way: "desc", by: [deletedAt, id] },
  });
  return mapList(list, (entries) => entries.map(withEnd));
}

function withEnd<Entry extends { deletedAt: Date }>(entry: Entry) {
  return { ...entry, expiresAt: new Date(entry.deletedAt.getTime() + BIN_MS) };
}

export type BinEntry = NonNullable<ReturnType<typeof pageOfBin>>["items"][number];

/** The entry with this id, or `null`. */
export function findEntry(id: string) {
  const isAsked = and(eq(bin.id, id), isKept());
  return db.select(entryColumns).from(bin).where(isAsked).get() ?? null;
}

/** The ids of all that was deleted at this instant. */
export function listDeletion(deletedAt: Date) {
  const isAsked = and(eq(bin.deletedAt, deletedAt), isKept());
  const found = db.select({ id: bin.id }).from(bin).where(isAsked).all();
  return found.map(({ id }) => id);
}

/** The title of a record in the bin, or `null`. */
export function findDeletedTitle(kind: BinKind, id: string) {
  const isAsked = and(eq(bin.kind, kind), eq(bin.id, id));
  return db.select({ title }).from(bin).where(isAsked).get()?.title ?? null;
}
