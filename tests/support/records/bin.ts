import { sql } from "drizzle-orm";
import { binKinds, kinds } from "~/kinds";
import type { Saved } from "~/models/base/records/result";
import { deleteForGood, sweepBin } from "~/models/bin/bin-deletion.server";
import { pageOfBin } from "~/models/bin/bin-entries.server";
import { restoreFromBin } from "~/models/bin/bin-restore.server";
import { db } from "~db/client.server";

/** What lies in the bin, as its first page shows it. */
export function listBin() {
  return pageOfBin(1)?.items ?? [];
}

/** The entry of the record with this id that was deleted last. */
export function entryOf(recordId: string) {
  const entry = listBin().find((one) => one.recordId === recordId);
  if (!entry) throw new Error(`Nothing of ${recordId} is in the bin`);
  return entry;
}

/** Has everything in the bin have been deleted then. */
export function deletedAllAt(date: Date) {
  for (const kind of binKinds) {
    const table = sql.identifier(kinds[kind].table);
    db.run(sql`update ${table} set deleted_at = ${Number(date)} where deleted_at is not null`);
  }
}

export function emptyBin() {
  deletedAllAt(new Date(0));
  sweepBin();
}

export function bringBack(recordId: string) {
  return restoreFromBin(entryOf(recordId).id);
}

export function endForGood(recordId: string) {
  return deleteForGood([entryOf(recordId).id]);
}

/** The row of a record as its table holds it while it is on the site. */
export function rowOf(table: string, id: string) {
  return db.get<Record<string, unknown>>(
    sql`select rowid as rowid, * from ${sql.identifier(table)}
      where id = ${id} and deleted_at is null`,
  );
}

export function made<Item>(result: Saved<Item>) {
  if (!result.ok) throw new Error(`Not saved: ${result.kind}`);
  return result.item;
}
