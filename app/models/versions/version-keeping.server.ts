import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { changedFields, textsOf } from "./version-fields";
import type { Versioned } from "./version-paths";

type Revision = { version: number; updatedAt: Date };

/**
 * Keeps what a record said before a save that changed its texts, for the transaction of that save. Its number and its
 * date are those of the last save that said so.
 */
export function keepVersion(of: Versioned, before: Revision, after: Revision) {
  const texts = textsOf(of.kind, before);
  if (changedFields(of.kind, texts, textsOf(of.kind, after)).length === 0) return;
  const kept = { values: JSON.stringify(texts), savedAt: before.updatedAt };
  const { kind, recordId, number } = versions;
  db.insert(versions)
    .values({ ...of, number: before.version, ...kept })
    // A row that is there is of a record that is gone for good, and whose id came back.
    .onConflictDoUpdate({ target: [kind, recordId, number], set: kept })
    .run();
}
