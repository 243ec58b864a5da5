import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { type ShareKind, shareKinds } from "~/kinds";
import { db } from "~db/client.server";
import { galleryCollections } from "~db/schema/collections";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";
import { THE_JOURNEY, THE_SITE } from "./share-picture";
import { sharePicturesFolder } from "./share-picture.server";

const tables = { post: blogPosts, destination: destinations, collection: galleryCollections };

function idsOf(kind: ShareKind) {
  if (kind === "journey") return [THE_JOURNEY.id, THE_SITE.id];
  const { id, deletedAt } = tables[kind];
  const rows = db.select({ id }).from(tables[kind]).where(isNull(deletedAt)).all();
  return rows.map((row) => row.id);
}

/** Removes the pictures of items that are gone. */
export async function sweepSharePictures() {
  for (const kind of shareKinds) {
    const folder = join(sharePicturesFolder, kind);
    const known = new Set(idsOf(kind));
    for (const id of await readdir(folder).catch(() => [])) {
      if (!known.has(id)) await rm(join(folder, id), { recursive: true, force: true });
    }
  }
}
