import { rmSync } from "node:fs";
import { and, eq, lte } from "drizzle-orm";
import { type BinKind, kinds } from "~/kinds";
import { among } from "~/models/base/lists/among.server";
import { forgetSlugsOf } from "~/models/base/records/slug.server";
import { originalFile, workingFile } from "~/models/pictures/picture-files.server";
import { db, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { previews } from "~db/schema/posts";
import { versions } from "~db/schema/versions";
import { BIN_DAYS } from "./bin";
import { findRow } from "./rows.server";

/**
 * Ends what these entries of the bin hold, with the addresses that were kept for it, its former versions, the links
 * to its preview and a picture's original; says how many there were.
 */
export function deleteForGood(ids: string[]) {
  const gone = transact(() => {
    const { kind, recordId } = bin;
    const ended = db.delete(bin).where(among(bin.id, ids)).returning({ kind, recordId }).all();
    for (const one of ended) if (!isNeeded(one)) forget(one);
    return ended;
  });
  removeOriginals(gone.flatMap(({ kind, recordId }) => (kind === "picture" ? [recordId] : [])));
  return gone.length;
}

type Deleted = { kind: BinKind; recordId: string };

/** Whether the record is on the site again, or lies in the bin once more. */
function isNeeded({ kind, recordId }: Deleted) {
  if (findRow(kinds[kind].table, recordId)) return true;
  const isOther = and(eq(bin.kind, kind), eq(bin.recordId, recordId));
  return db.select({ id: bin.id }).from(bin).where(isOther).get() !== undefined;
}

function forget({ kind, recordId }: Deleted) {
  if (kind !== "post" && kind !== "destination") return;
  forgetSlugsOf(kind, recordId);
  db.delete(versions)
    .where(and(eq(versions.kind, kind), eq(versions.recordId, recordId)))
    .run();
  if (kind === "post") db.delete(previews).where(eq(previews.postId, recordId)).run();
}

/**
 * Removes the originals of these pictures, unless the site or the bin needs them. While it looks and removes nobody
 * else writes, so that a picture that is sent again at this moment keeps its file.
 */
export function removeOriginals(ids: string[]) {
  transact(() => {
    for (const id of ids) {
      if (isNeeded({ kind: "picture", recordId: id })) continue;
      for (const file of [originalFile(id), workingFile(id)]) rmSync(file, { force: true });
    }
  });
}

/** The ids of the pictures whose originals the bin keeps. */
export function listBinnedPictures() {
  const found = db.select({ id: bin.recordId }).from(bin).where(eq(bin.kind, "picture")).all();
  return found.map(({ id }) => id);
}

/** Deletes for good what has been in the bin for its time. What another process has swept already is no longer there. */
export function sweepBin(now = Date.now()) {
  const over = new Date(now - BIN_DAYS * 86_400_000);
  const found = db.select({ id: bin.id }).from(bin).where(lte(bin.deletedAt, over)).all();
  return found.length === 0 ? 0 : deleteForGood(found.map(({ id }) => id));
}
