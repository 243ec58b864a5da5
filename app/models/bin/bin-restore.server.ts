import { eq } from "drizzle-orm";
import { kinds } from "~/kinds";
import { forgetSlug } from "~/models/base/records/slug.server";
import { db, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import {
  changeEntry,
  findDeleted,
  findEntry,
  findHolding,
  listDeletion,
} from "./bin-entries.server";
import { withMarkOfNow } from "./bin-marks.server";
import { isClaimed, isUnfit, NotRestored, notRestored, type Restoration } from "./bin-refusals";
import {
  addRow,
  type Cleared,
  kindOf,
  pathOf,
  type Row,
  readSnapshot,
  type Snapshot,
  type TableName,
} from "./bin-snapshot";
import { type Link, links, targetsOf, withBack, without } from "./record-links";
import { findRow, insertRow, setColumn, touchRow } from "./rows.server";

/** Brings back what this entry of the bin holds, all or nothing. */
export function restoreFromBin(id: string): Restoration {
  return attempt(() => [id]);
}

/** Brings back everything that was deleted at this instant and still lies in the bin, all or nothing. */
export function undoDeletion(deletedAt: Date): Restoration {
  return attempt(() => listDeletion(deletedAt));
}

function attempt(list: () => string[]): Restoration {
  try {
    return transact(() => {
      const ids = list();
      if (ids.length === 0) throw notRestored("missing");
      return { ok: true, restored: ids.map(restore) };
    });
  } catch (error) {
    if (error instanceof NotRestored) return error.refusal;
    throw error;
  }
}

function restore(id: string) {
  const entry = findEntry(id);
  if (!entry) throw notRestored("missing");
  const { kind, recordId, title, deletedAt } = entry;
  const table = kinds[kind].table;
  const snapshot = readSnapshot(entry);
  const record = snapshot?.rows[table]?.find((row) => row.id === recordId);
  if (!snapshot || !record) throw notRestored("unreadable", title);
  const isThere = findRow(table, recordId) !== null;
  // A picture that was sent again is the same picture: what pointed to it still comes back.
  if (isThere && kind !== "picture") throw notRestored("taken", title);
  try {
    db.delete(bin).where(eq(bin.id, id)).run();
    if (!isThere) putRecord(table, withMarkOfNow(table, record, deletedAt), title);
    putRest(snapshot, record, recordId);
  } catch (error) {
    if (isClaimed(error)) throw notRestored("claimed", title);
    throw isUnfit(error) ? notRestored("unreadable", title) : error;
  }
  if (kind === "post" || kind === "destination") forgetSlug(kind, String(record.slug));
  return { kind, recordId, title, path: pathOf(kind, record) };
}

function putRecord(table: TableName, row: Row, title: string) {
  for (const link of links.filter((each) => each.table === table && each.goesAlong)) {
    const [missing] = missingTargets(link, row);
    if (missing) throw notRestored(kindOf(link.to), title, targetInBin(link, missing)?.title);
  }
  insertRow(table, withoutMissing(table, row));
}

/** What belongs to the record, and what pointed to it. */
function putRest({ rows, cleared }: Snapshot, record: Row, recordId: string) {
  for (const [name, held] of Object.entries(rows)) {
    for (const row of held) if (row !== record) putAlong(name as TableName, row, recordId);
  }
  for (const one of cleared) pointBack(one, recordId);
}

/** A row whose other side lies in the bin itself comes back with that; one whose other side is gone is gone as well. */
function putAlong(table: TableName, row: Row, recordId: string) {
  const own = links.filter((link) => link.table === table);
  for (const link of own.filter(({ goesAlong }) => goesAlong)) {
    const [missing] = missingTargets(link, row);
    if (!missing) continue;
    const other = targetInBin(link, missing);
    if (other) changeEntry(other, (snapshot) => addRow(snapshot, table, row));
    return;
  }
  if (!insertRow(table, withoutMissing(table, row), { keep: true })) return;
  const { shownBy } = own.find((link) => link.shownBy) ?? {};
  const shownById = shownBy && row[shownBy.column];
  if (shownBy && shownById !== recordId) touchRow(shownBy.table, shownById);
}

/** The row without the pictures and collections that are gone; those that lie in the bin bring their place in it back. */
function withoutMissing(table: TableName, row: Row) {
  let left = row;
  for (const link of links.filter((each) => each.table === table && !each.goesAlong)) {
    const missing = missingTargets(link, row);
    if (missing.length === 0) continue;
    const { column } = link;
    const cleared = { table, id: row.id ?? "", column, value: String(row[column]) };
    for (const id of missing) {
      const other = targetInBin(link, id);
      if (other) changeEntry(other, (snapshot) => void snapshot.cleared.push(cleared));
    }
    left = { ...left, [column]: without(link, left, missing), version: Number(left.version) + 1 };
  }
  return left;
}

function missingTargets(link: Link, row: Row) {
  return targetsOf(link, row).filter((id) => findRow(link.to, id) === null);
}

function targetInBin({ to }: Link, id: string) {
  const kind = kindOf(to);
  return kind ? findDeleted(kind, id) : null;
}

/** Where the place that held it is still empty, on the site or in the bin. */
function pointBack({ table, id, column, value }: Cleared, targetId: string) {
  const link = links.find((each) => each.table === table && each.column === column);
  if (!link) return;
  const row = findRow(link.table, id);
  if (row) {
    const next = withBack(link, row, value, targetId);
    if (next !== row[column]) setColumn(link.table, row, column, next);
    return;
  }
  const holder = findHolding(link.table, id);
  if (!holder) return;
  changeEntry(holder, ({ rows }) => {
    const held = rows[table]?.find((one) => one.id === id);
    if (held) held[column] = withBack(link, held, value, targetId);
  });
}
