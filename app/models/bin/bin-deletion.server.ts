import { rmSync } from "node:fs";
import { and, eq, isNotNull, like, lte, sql } from "drizzle-orm";
import { type BinKind, kinds } from "~/kinds";
import { among } from "~/models/base/lists/among.server";
import { deleteFormerSlugs } from "~/models/base/records/slug.server";
import { originalFile, workingFile } from "~/models/pictures/picture-files.server";
import { db, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { galleryMedia } from "~db/schema/collections";
import { drafts } from "~db/schema/drafts";
import { pictures } from "~db/schema/pictures";
import { previews } from "~db/schema/posts";
import { versions } from "~db/schema/versions";
import { BIN_DAYS } from "./bin";

/**
 * Deletes these entries of the bin for good, with their former slugs, versions, preview links and a picture's original.
 * Returns how many there were.
 */
export function deleteForGood(ids: string[]) {
  const gone = transact(() => {
    const { id, kind } = bin;
    const found = db.select({ id, kind }).from(bin).where(among(id, ids)).all();
    for (const one of found) end(one);
    return found;
  });
  removeOriginals(gone.flatMap(({ kind, id }) => (kind === "picture" ? [id] : [])));
  return gone.length;
}

function end({ kind, id }: { kind: BinKind; id: string }) {
  db.run(sql`delete from ${sql.identifier(kinds[kind].table)} where id = ${id}`);
  db.delete(drafts)
    .where(and(eq(sql`${drafts.kind}`, kind), eq(drafts.recordId, id), isNotNull(drafts.deletedAt)))
    .run();
  if (kind === "picture") {
    const isPhotoOfIt = and(
      like(galleryMedia.url, `/media/${id}-%`),
      isNotNull(galleryMedia.deletedAt),
    );
    db.delete(galleryMedia).where(isPhotoOfIt).run();
  }
  if (kind !== "post" && kind !== "destination") return;
  deleteFormerSlugs(kind, id);
  db.delete(versions)
    .where(and(eq(versions.kind, kind), eq(versions.recordId, id)))
    .run();
  if (kind === "post") db.delete(previews).where(eq(previews.postId, id)).run();
}

/**
 * Removes the originals of these pictures, unless the site or the bin needs them. It holds the write lock meanwhile, so
 * that a picture which is uploaded again at this moment keeps its file.
 */
export function removeOriginals(ids: string[]) {
  transact(() => {
    const isNamed = among(pictures.id, ids);
    const found = db.select({ id: pictures.id }).from(pictures).where(isNamed).all();
    const needed = new Set(found.map(({ id }) => id));
    for (const id of ids) {
      if (needed.has(id)) continue;
      for (const file of [originalFile(id), workingFile(id)]) rmSync(file, { force: true });
    }
  });
}

/** Deletes for good what has been in the bin for its time. Another process may have done so already. */
export function sweepBin(now = Date.now()) {
  const over = new Date(now - BIN_DAYS * 86_400_000);
  const found = db.select({ id: bin.id }).from(bin).where(lte(bin.deletedAt, over)).all();
  return found.length === 0 ? 0 : deleteForGood(found.map(({ id }) => id));
}
