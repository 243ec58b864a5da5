import type { PostKind, Waiting } from "./outbox-rules";

/**
 * What became of a post, for the next page that asks, with the site's words where it answered. Holds nothing
 * of what was written.
 */
export type Notice = { kind: PostKind; state: "kept" | "sent" | "refused"; reason?: string };

const POSTS = "posts";
const NOTICES = "notices";

function done<Value>(request: IDBRequest<Value>) {
  return new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openDatabase() {
  const opening = indexedDB.open("outbox", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(POSTS, { keyPath: "id" });
    opening.result.createObjectStore(NOTICES, { autoIncrement: true });
  };
  return done(opening);
}

async function inTransaction<Value>(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<Value>,
) {
  const database = await openDatabase();
  try {
    const transaction = database.transaction([POSTS, NOTICES], mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const value = await work(transaction);
    await ended;
    return value;
  } finally {
    database.close();
  }
}

/** All posts that wait, in the order of their writing. */
export async function listWaiting() {
  const posts = await inTransaction("readonly", (transaction) =>
    done(transaction.objectStore(POSTS).getAll() as IDBRequest<Waiting[]>),
  );
  return posts.sort((one, other) => one.at - other.at);
}

export function addWaiting(post: Waiting) {
  return inTransaction("readwrite", async (transaction) => {
    await done(transaction.objectStore(POSTS).put(post));
    await done(transaction.objectStore(NOTICES).add({ kind: post.kind, state: "kept" }));
  });
}

/** Deletes a post that was answered, and says what became of it, both or neither. */
export function settle(id: string, notice: Notice) {
  return inTransaction("readwrite", async (transaction) => {
    await done(transaction.objectStore(POSTS).delete(id));
    await done(transaction.objectStore(NOTICES).add(notice));
  });
}

/** What became of posts since the last call; each notice is handed out once. */
export function takeNotices() {
  return inTransaction("readwrite", async (transaction) => {
    const store = transaction.objectStore(NOTICES);
    const notices = await done(store.getAll() as IDBRequest<Notice[]>);
    await done(store.clear());
    return notices;
  });
}
