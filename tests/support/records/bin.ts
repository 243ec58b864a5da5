import { sql } from "drizzle-orm";
import type { Saved } from "~/models/base/records/result";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
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

export function bringBack(recordId: string) {
  return restoreFromBin(entryOf(recordId).id);
}

export function endForGood(recordId: string) {
  return deleteForGood([entryOf(recordId).id]);
}

/** The row of a record as its table holds it. */
export function rowOf(table: string, id: string) {
  return db.get<Record<string, unknown>>(
    sql`select rowid as rowid, * from ${sql.identifier(table)} where id = ${id}`,
  );
}

export function made<Item>(result: Saved<Item>) {
  if (!result.ok) throw new Error(`Not saved: ${result.kind}`);
  return result.item;
}
