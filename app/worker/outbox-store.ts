import { answered, indexedDatabase } from "../utils/browser/indexed-database";
import type { PostKind, Waiting } from "./outbox-rules";

/**
 * What became of a post, for the next page that asks, with the site's words where it answered. Holds nothing
 * of what was written.
 */
export type Notice = { kind: PostKind; state: "kept" | "sent" | "refused"; reason?: string };

const POSTS = "posts";
const NOTICES = "notices";

const inTransaction = indexedDatabase("outbox", (database) => {
  database.createObjectStore(POSTS, { keyPath: "id" });
  database.createObjectStore(NOTICES, { autoIncrement: true });
});

/** All posts that wait, in the order of their writing. */
export async function listWaiting() {
  const posts = await inTransaction("readonly", (transaction) =>
    answered(transaction.objectStore(POSTS).getAll() as IDBRequest<Waiting[]>),
  );
  return posts.sort((one, other) => one.at - other.at);
}

export function addWaiting(post: Waiting) {
  return inTransaction("readwrite", async (transaction) => {
    await answered(transaction.objectStore(POSTS).put(post));
    await answered(transaction.objectStore(NOTICES).add({ kind: post.kind, state: "kept" }));
  });
}

/** Deletes a post that was answered, and says what became of it, both or neither. */
export function settle(id: string, notice: Notice) {
  return inTransaction("readwrite", async (transaction) => {
    await answered(transaction.objectStore(POSTS).delete(id));
    await answered(transaction.objectStore(NOTICES).add(notice));
  });
}

/** What became of posts since the last call; each notice is handed out once. */
export function readNoticesOnce() {
  return inTransaction("readwrite", async (transaction) => {
    const store = transaction.objectStore(NOTICES);
    const notices = await answered(store.getAll() as IDBRequest<Notice[]>);
    await answered(store.clear());
    return notices;
  });
}
