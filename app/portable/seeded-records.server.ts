import { and, eq, lte, sql } from "drizzle-orm";
import { kinds } from "~/kinds";
import { moveToBin } from "~/models/bin/bin.server";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
import { deletePictures } from "~/models/collections/library/picture-removal.server";
import { isUsed } from "~/models/pictures/picture-uses.server";
import { resetFirstTexts } from "~/models/texts/home-content.server";
import { beginOwnSite, getSettings } from "~/models/texts/settings.server";
import { makeBackup } from "~/portable/backup/backup-process.server";
import { env } from "~/utils/env.server";
import { db, raiseContentVersion, transact } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { demoRecords } from "~db/schema/demo";
import { moves } from "~db/schema/journey";

const contentKinds = ["post", "destination", "pin", "collection"] as const;
const markedKinds = [...contentKinds, "picture"] as const;

type MarkedKind = (typeof markedKinds)[number];

/** Marks all records as the demo's; to be called once a new site was filled with it. */
export function markAsDemo() {
  for (const kind of markedKinds) {
    const table = sql.identifier(kinds[kind].table);
    db.run(sql`insert into demo_records (kind, record_id, version)
      select ${kind}, id, version from ${table}`);
  }
  db.run(sql`insert into demo_records (kind, record_id, version)
    select 'journey', '1', version from moves where is_shown
    order by moved_at desc limit 1`);
}

/** Whether any record of the demo is left. */
export function hasDemo() {
  return db.select({ kind: demoRecords.kind }).from(demoRecords).limit(1).get() !== undefined;
}

/** How many records of the demo are left, by kind. */
export function countDemo() {
  const counts = markedKinds.map((kind) => [kind, listRecords(kind).length] as const);
  return Object.fromEntries(counts) as Record<MarkedKind, number>;
}

/** The demo's records of a kind outside the bin, and whether the owner has changed each. */
function listRecords(kind: MarkedKind) {
  const table = sql.identifier(kinds[kind].table);
  return db.all<{ id: string; isChanged: number }>(sql`
    select record_id as id, here.version > demo_records.version as isChanged
    from demo_records join ${table} here on here.id = record_id
    where kind = ${kind} and here.deleted_at is null`);
}

/**
 * Removes the demo's records from the site, after a backup in `DATA_DIR/backups`, and leaves what the owner made.
 * Records that she has changed go to the bin; pictures that she uses stay. With `words` it also resets the demo's texts
 * on the home page and the standard ones. Returns the backup.
 */
export async function emptyDemo(what: "records" | "words" = "records") {
  const backup = await makeBackup(env.DATA_DIR, "demo");
  transact(() => {
    clearSeededJourney();
    // All are listed first, because removing some changes others that refer to them.
    const records = contentKinds.map((kind) => ({ kind, found: listRecords(kind) }));
    for (const { kind, found } of records) {
      const deletedAt = moveToBin(kind, idsOf(found));
      if (deletedAt) endUnchanged(deletedAt, found);
    }
  });
  const unused = listRecords("picture").filter(({ id }) => !isUsed(id));
  const deleted = await deletePictures(idsOf(unused));
  if (deleted) endUnchanged(deleted.deletedAt, unused);
  transact(() => endDemo(what));
  raiseContentVersion();
  return backup;
}

/**
 * Forgets which records were the demo's, so that the pictures still in use are hers. A site with saved settings becomes
 * her own.
 */
function endDemo(what: "records" | "words") {
  db.delete(demoRecords).run();
  const keepsNames = what === "records";
  if (!keepsNames || getSettings().version > 0) beginOwnSite({ keepsNames });
  if (what === "words") resetFirstTexts();
}

/** Removes the demo's moves, unless the owner has changed the journey herself. */
function clearSeededJourney() {
  const mark = db
    .select({ version: demoRecords.version })
    .from(demoRecords)
    .where(eq(demoRecords.kind, "journey"))
    .get();
  if (!mark) return;
  db.delete(moves)
    .where(and(eq(moves.isShown, true), lte(moves.version, mark.version)))
    .run();
}

type SeededRecords = ReturnType<typeof listRecords>;

function idsOf(found: SeededRecords) {
  return found.map(({ id }) => id);
}

/** Deletes for good what this deletion put into the bin and the owner had not changed. */
function endUnchanged(deletedAt: Date, found: SeededRecords) {
  const unchanged = new Set(idsOf(found.filter(({ isChanged }) => !isChanged)));
  const entries = db.select({ id: bin.id }).from(bin).where(eq(bin.deletedAt, deletedAt)).all();
  deleteForGood(entries.map(({ id }) => id).filter((id) => unchanged.has(id)));
}
