import { transact } from "~db/client.server";
import { findDeleted } from "./bin-entries.server";
import { readSnapshot } from "./bin-snapshot";
import { findRow, insertRow } from "./rows.server";

/**
 * Puts a picture whose file came in again back into the library, as its newest and with all that was known of it; its
 * width, or `null` when the bin has none. What pointed to it stays in the bin: restoring it there brings that back too.
 */
export function bringPictureBack(id: string) {
  return transact(() => {
    const entry = findDeleted("picture", id);
    const row = entry && readSnapshot(entry)?.rows.pictures?.find((one) => one.id === id);
    if (!row || findRow("pictures", id)) return null;
    const { rowid: _rowid, ...known } = row;
    insertRow("pictures", { ...known, version: Number(row.version) + 1, created_at: Date.now() });
    return { width: Number(row.width), height: Number(row.height) };
  });
}
