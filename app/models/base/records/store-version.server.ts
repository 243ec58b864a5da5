import type { z } from "zod";
import type { VersionKind } from "~/kinds";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import type { RecordKey } from "./record-key";

/**
 * Fields that say where a record stands and who sees it. Versions hold texts only, so restoring one does not change
 * these.
 */
const STATES = [
  "isVisible",
  "isFeatured",
  "isCurrentLocation",
  "publishedAt",
  "place",
  "version",
  "publishWhenLeft",
];

/** The names of a record's fields that its versions hold: all that its owner writes. */
export function textFields({ shape }: z.ZodObject) {
  return Object.keys(shape).filter((name) => !STATES.includes(name));
}

/** The texts of a record or of a version. Other programs may have written values of any type. */
export type Texts = Record<string, unknown>;

export function textsOf(fields: string[], record: object): Texts {
  return pick(record as Texts, ...fields);
}

/** The names of the fields that differ between two texts; a field that one of them lacks does not count. */
export function changedFields(fields: string[], before: Texts, after: Texts) {
  return fields.filter((name) => {
    const [former, present] = [before[name], after[name]];
    if (former === undefined || present === undefined) return false;
    return JSON.stringify(former) !== JSON.stringify(present);
  });
}

type Revision = { version: number; updatedAt: Date };

/**
 * Stores the old values of these fields before a save changes them; to be called in that save's transaction. Number and
 * date are those of the old version.
 */
export function storeVersion(
  of: RecordKey<VersionKind>,
  fields: string[],
  before: Revision,
  after: Revision,
) {
  const texts = textsOf(fields, before);
  if (changedFields(fields, texts, textsOf(fields, after)).length === 0) return;
  const kept = { values: JSON.stringify(texts), savedAt: before.updatedAt };
  const { kind, recordId, number } = versions;
  db.insert(versions)
    .values({ ...of, number: before.version, ...kept })
    // A row with this key is left over from a deleted record whose id was used again.
    .onConflictDoUpdate({ target: [kind, recordId, number], set: kept })
    .run();
}
