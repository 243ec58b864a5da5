import type { z } from "zod";
import type { VersionKind } from "~/kinds";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import type { RecordKey } from "./record-key";

/** Where a record stands and for whom: no text, and no version brings it back. */
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

/** What a record says, or what a version of it says: values that other programs wrote may be of any type. */
export type Texts = Record<string, unknown>;

export function textsOf(fields: string[], record: object): Texts {
  return pick(record as Texts, ...fields);
}

/** The names of the fields of which two texts say something else; of one that a text does not know it says nothing. */
export function changedFields(fields: string[], before: Texts, after: Texts) {
  return fields.filter((name) => {
    const [former, present] = [before[name], after[name]];
    if (former === undefined || present === undefined) return false;
    return JSON.stringify(former) !== JSON.stringify(present);
  });
}

type Revision = { version: number; updatedAt: Date };

/**
 * Keeps what a record said in these fields before a save that changed them, for the transaction of that save. Its number
 * and its date are those of the last save that said so.
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
    // A row that is there is of a record that is gone for good, and whose id came back.
    .onConflictDoUpdate({ target: [kind, recordId, number], set: kept })
    .run();
}
