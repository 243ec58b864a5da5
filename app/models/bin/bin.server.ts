import { eq } from "drizzle-orm";
import { type BinKind, kinds } from "~/kinds";
import { reserveSlug } from "~/models/base/records/slug.server";
import { db, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import {
  addRow,
  asStored,
  kindOf,
  type Row,
  type Snapshot,
  type TableName,
  titleOf,
} from "./bin-snapshot";
import { type Link, links, without } from "./record-links";
import { deleteRow, draftsOf, findRows, rowsPointing, setColumn, touchRow } from "./rows.server";

/**
 * Takes records off the site and into the bin, with what belongs to them and what pointed to them. When that was, by
 * which it can be undone: nothing else was deleted at the same instant. `null` when none of them was there.
 */
export function moveToBin(kind: BinKind, ids: string[]): Date | null {
  return transact(() => {
    const going = findRows(kinds[kind].table, ids);
    if (going.length === 0) return null;
    const deletedAt = freeInstant();
    for (const row of going) {
      const recordId = String(row.id);
      const entry = { kind, recordId, title: titleOf(row), deletedAt };
      db.insert(bin)
        .values({ ...entry, ...asStored(moveRow(kind, row)) })
        .run();
    }
    return deletedAt;
  });
}

function freeInstant() {
  let instant = Date.now();
  const isTaken = () =>
    db
      .select({ id: bin.id })
      .from(bin)
      .where(eq(bin.deletedAt, new Date(instant)))
      .get();
  while (isTaken()) instant += 1;
  return new Date(instant);
}

function moveRow(kind: BinKind, row: Row): Snapshot {
  const table = kinds[kind].table;
  const id = String(row.id);
  const snapshot: Snapshot = { rows: { [table]: [row] }, cleared: [] };
  for (const link of links.filter(({ to }) => to === table)) {
    for (const pointing of rowsPointing(link, id)) {
      if (link.goesAlong) take(snapshot, link.table, pointing);
      else clear(snapshot, link, pointing, id);
      if (link.shownBy) touchRow(link.shownBy.table, pointing[link.shownBy.column]);
    }
  }
  moveDrafts(snapshot);
  if (kind === "post" || kind === "destination") reserveSlug(kind, String(row.slug), id);
  deleteRow(table, row);
  return snapshot;
}

function take(snapshot: Snapshot, table: TableName, row: Row) {
  addRow(snapshot, table, row);
  deleteRow(table, row);
}

function clear({ cleared }: Snapshot, link: Link, row: Row, id: string) {
  const { table, column } = link;
  cleared.push({ table, id: row.id ?? "", column, value: String(row[column]) });
  setColumn(table, row, column, without(link, row, [id]));
}

/** A draft comes back with its record. */
function moveDrafts(snapshot: Snapshot) {
  for (const [table, rows] of Object.entries(snapshot.rows)) {
    const kind = kindOf(table);
    const ids = rows.map(({ id }) => String(id));
    for (const draft of kind ? draftsOf(kind, ids) : []) take(snapshot, "drafts", draft);
  }
}
