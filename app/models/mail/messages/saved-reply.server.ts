import { and, eq, ne, sql } from "drizzle-orm";
import { countRows } from "~/models/base/lists/count-rows.server";
import { invalid, type Saved, saved } from "~/models/base/records/result";
import { pick } from "~/utils/pick";
import { db, transact } from "~db/client.server";
import { savedReplies } from "~db/schema/messages";
import type { SavedReplyInput } from "./saved-reply";

const columns = pick(savedReplies, "id", "title", "text");

/** All saved replies, by title. */
export function listSavedReplies() {
  return db
    .select(columns)
    .from(savedReplies)
    .orderBy(sql`${savedReplies.title} collate nocase`)
    .all();
}

export type SavedReply = ReturnType<typeof listSavedReplies>[number];

/** The saved reply with this id, or `null`. */
export function findSavedReply(id: string) {
  return db.select(columns).from(savedReplies).where(eq(savedReplies.id, id)).get() ?? null;
}

function isTaken(title: string, id: string) {
  const isOther = and(eq(savedReplies.title, title), ne(savedReplies.id, id));
  return countRows(savedReplies, isOther) > 0;
}

const TAKEN = "There is a reply with this title already.";

/** Saves a new reply under this id; the same one twice is saved once. */
export function createSavedReply(input: SavedReplyInput, id: string): Saved<SavedReply> {
  return transact(() => {
    if (isTaken(input.title, id)) return invalid("title", TAKEN);
    db.insert(savedReplies)
      .values({ id, ...input })
      .onConflictDoNothing()
      .run();
    return saved({ id, ...input });
  });
}

export function updateSavedReply(id: string, input: SavedReplyInput): Saved<SavedReply> {
  return transact(() => {
    if (!findSavedReply(id)) return { ok: false, kind: "missing" };
    if (isTaken(input.title, id)) return invalid("title", TAKEN);
    db.update(savedReplies).set(input).where(eq(savedReplies.id, id)).run();
    return saved({ id, ...input });
  });
}

/** Deletes a saved reply; says whether there was one. */
export function deleteSavedReply(id: string) {
  return db.delete(savedReplies).where(eq(savedReplies.id, id)).run().changes > 0;
}
