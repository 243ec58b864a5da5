import { and, desc, eq, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { type KeysetList, keysetList } from "~/models/base/lists/keyset.server";
import { type Texts, textsOf } from "~/models/base/records/store-version.server";
import { readJsonObject } from "~/utils/json-object";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { versionFields } from "./version-fields.server";
import type { Versioned } from "./version-paths";

const columns = { number: versions.number, savedAt: versions.savedAt, values: versions.values };
type Row = { number: number; savedAt: Date; values: string };

/** A former text of a record. `texts` is `null` when they can no longer be read; `stored` is the raw JSON. */
export type Version = { number: number; savedAt: Date; texts: Texts | null; stored: string };

function versionOf({ values, ...version }: Row, { kind }: Versioned): Version {
  const read = readJsonObject(values);
  return { ...version, texts: read && textsOf(versionFields[kind], read), stored: values };
}

function ofRecord({ kind, recordId }: Versioned) {
  return and(eq(versions.kind, kind), eq(versions.recordId, recordId));
}

/** The former texts of a record, newest first. */
export function listVersions(of: Versioned, { limit = -1, offset = 0 } = {}) {
  const newestFirst = desc(versions.number);
  return db
    .select(columns)
    .from(versions)
    .where(ofRecord(of))
    .orderBy(newestFirst)
    .limit(limit)
    .offset(offset)
    .all()
    .map((row) => versionOf(row, of));
}

/** The data of a post's former text for a list. */
export type PostVersion = {
  number: number;
  savedAt: Date;
  title: string | null;
  isReadable: boolean;
};

/** The former texts of a post, newest first; the title is missing if the text can no longer be read. */
export function postVersionList(postId: string): KeysetList<PostVersion> {
  const stored = versions.values;
  const isReadable = sql`case when json_valid(${stored}) then json_type(${stored}) = 'object' else 0 end`;
  const title = sql<
    string | null
  >`case when ${isReadable} then json_extract(${stored}, '$.title') end`;
  return keysetList({
    columns: {
      ...pick(versions, "number", "savedAt"),
      title,
      isReadable: isReadable.mapWith(Boolean),
    },
    table: versions,
    where: ofRecord({ kind: "post", recordId: postId }),
    order: { way: "desc", by: [versions.number] },
  });
}

/** How many former texts of a record are kept. */
export function countVersions(of: Versioned) {
  return countRows(versions, ofRecord(of));
}

/** The version of a record with this number, or `null`. */
export function findVersion(of: Versioned, number: number) {
  const row = db
    .select(columns)
    .from(versions)
    .where(and(ofRecord(of), eq(versions.number, number)))
    .get();
  return row ? versionOf(row, of) : null;
}
