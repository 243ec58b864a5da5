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

/** Marks all that is there as the demo's: to be called once a new site has been filled with it. */
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

/** Whether anything of the demo is there. */
export function hasDemo() {
  return db.select({ kind: demoRecords.kind }).from(demoRecords).limit(1).get() !== undefined;
}

/** How many records of the demo are still there, by their kinds. */
export function countDemo() {
  const counts = markedKinds.map((kind) => [kind, listRecords(kind).length] as const);
  return Object.fromEntries(counts) as Record<MarkedKind, number>;
}

/** The demo's records of a kind that are still on the site, and whether the owner has changed them. */
function listRecords(kind: MarkedKind) {
  const table = sql.identifier(kinds[kind].table);
  return db.all<{ id: string; isChanged: number }>(sql`
    select record_id as id, here.version > demo_records.version as isChanged
    from demo_records join ${table} here on here.id = record_id
    where kind = ${kind} and here.deleted_at is null`);
}

/**
 * Takes the demo's records off the site, after a backup in `DATA_DIR/backups`, and leaves what the owner made. What she
 * has changed of the demo lies in the bin; pictures that something of hers still shows stay. With its words those of the
 * home page go that are the demo's, and what stands on the pages without having been written. The backup.
 */
export async function emptyDemo(what: "records" | "words" = "records") {
  const backup = await makeBackup(env.DATA_DIR, "demo");
  transact(() => {
    clearSeededJourney();
    // All of them first: what goes changes what pointed to it.
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

/** What is still shown by something of hers is hers now; a site whose settings were saved is her own from here on. */
function endDemo(what: "records" | "words") {
  db.delete(demoRecords).run();
  const keepsNames = what === "records";
  if (!keepsNames || getSettings().version > 0) beginOwnSite({ keepsNames });
  if (what === "words") resetFirstTexts();
}

/** Where the demo's traveller is, unless the owner has said where she is herself. */
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

/** Ends what lies in the bin of this deletion as the demo brought it. */
function endUnchanged(deletedAt: Date, found: SeededRecords) {
  const unchanged = new Set(idsOf(found.filter(({ isChanged }) => !isChanged)));
  const entries = db.select({ id: bin.id }).from(bin).where(eq(bin.deletedAt, deletedAt)).all();
  deleteForGood(entries.map(({ id }) => id).filter((id) => unchanged.has(id)));
}
