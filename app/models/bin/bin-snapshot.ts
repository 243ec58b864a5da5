import { z } from "zod";
import { type BinKind, binKinds, kinds } from "~/kinds";

const value = z.union([z.string(), z.number(), z.null()]);
const row = z.record(z.string(), value);
const cleared = z.object({
  table: z.string(),
  id: z.union([z.string(), z.number()]),
  column: z.string(),
  /** What the column held. */
  value: z.string(),
});

/** A row as its table holds it: SQLite's values under the columns' own names, `rowid` among them. */
export type Row = z.infer<typeof row>;
export type Rows = Record<string, Row[]>;
/** A column that pointed to what was deleted, in a row that stays. */
export type Cleared = z.infer<typeof cleared>;
export type Snapshot = { rows: Rows; cleared: Cleared[] };

const rowsByTable = z.record(z.string(), z.array(row));
const allCleared = z.array(cleared);

/** What an entry of the bin holds; `null` when it can no longer be read. */
export function readSnapshot(stored: { rows: string; cleared: string }): Snapshot | null {
  try {
    return {
      rows: rowsByTable.parse(JSON.parse(stored.rows)),
      cleared: allCleared.parse(JSON.parse(stored.cleared)),
    };
  } catch {
    return null;
  }
}

/** The same as the bin's columns. */
export function asStored({ rows, cleared }: Snapshot) {
  return { rows: JSON.stringify(rows), cleared: JSON.stringify(cleared) };
}

/** Has a snapshot hold another row. */
export function addRow({ rows }: Snapshot, table: TableName, row: Row) {
  rows[table] = [...(rows[table] ?? []), row];
}

export type TableName =
  | (typeof kinds)[BinKind | "home"]["table"]
  | "destination_posts"
  | "related_posts"
  | "newsletter_issues"
  | "drafts";

/** The kind of record of which a table holds the rows, if it is one that has a form of its own. */
export function kindOf(table: string) {
  return binKinds.find((kind) => kinds[kind].table === table);
}

/** What a record is called in the bin. */
export function titleOf({ title, name, caption, text, alt, file_name: fileName, url }: Row) {
  const names = [title, name, caption, text, alt, fileName, url];
  return String(names.find(Boolean) ?? "Without a name");
}

/** Where the owner edits a record. */
export function pathOf(kind: BinKind, row: Row) {
  return kind === "medium"
    ? `${kinds.collection.adminPath}/${row.collection_id}/media/${row.id}`
    : `${kinds[kind].adminPath}/${row.id}`;
}
