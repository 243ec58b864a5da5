import { openDB } from "idb";
import { within } from "../../utils/async/within";
import { tell } from "./channel";
import { bringOver } from "./former";
import type { Entries, Mode, QueueEntry, Schema, Store, StoreIn } from "./queue-entry";

const ENTRIES = "entries";

/** How long the database may take to open; once it did not it is given less. */
const OPEN_MS = 4_000;
const STUCK_MS = 500;
/** How long the work in it may take: a few texts are read at once, large pictures are written slowly. */
const WORK_MS = { readonly: 10_000, readwrite: 60_000 };

let limitMs = OPEN_MS;

async function open() {
  const opening = openDB<Schema>("device", 1, {
    upgrade(database) {
      const store = database.createObjectStore(ENTRIES, { keyPath: "id", autoIncrement: true });
      store.createIndex("kind", "kind");
    },
  });
  const database = await within(limitMs, opening, () => {
    limitMs = STUCK_MS;
    opening.then(
      (late) => late.close(),
      () => {},
    );
  });
  limitMs = OPEN_MS;
  return database;
}

async function inTransaction<Way extends Mode, Value>(
  mode: Way,
  work: (store: StoreIn<Way>) => Promise<Value>,
) {
  const database = await open();
  try {
    const transaction = database.transaction(ENTRIES, mode);
    // Nothing of it is to come true once its caller was told that it failed.
    const abort = () => {
      try {
        transaction.abort();
      } catch {
        // It has ended by itself.
      }
    };
    // Whoever fails in the work hears of that, and nobody of the transaction's end.
    transaction.done.catch(() => {});
    const done = work(transaction.store).then(async (value) => {
      await transaction.done;
      return value;
    });
    done.catch(abort);
    return await within(WORK_MS[mode], done, abort);
  } finally {
    database.close();
  }
}

let former: Promise<void> | undefined;

/**
 * Works in one transaction on what waits on this device, and resolves when that is committed. Rejects where the database
 * does not answer in time: WebKit never does once a page was left while it made the database, or worked in it.
 */
async function inStore<Way extends Mode, Value>(
  mode: Way,
  work: (store: StoreIn<Way>) => Promise<Value>,
) {
  former ??= bringOver((put) => inTransaction("readwrite", put)).catch(() => {});
  await former;
  return inTransaction(mode, work);
}

/** Works on the store without telling anybody. */
export function changeSilently<Value>(work: (store: Store) => Promise<Value>) {
  return inStore("readwrite", work);
}

/** Works on the store, and tells all pages that something else waits now. */
export async function change<Value>(work: (store: Store) => Promise<Value>) {
  const value = await inStore("readwrite", work);
  tell({ type: "changed" });
  return value;
}

/** WebKit stores no files where it keeps nothing for long, as in a private window; their bytes it stores. */
function withFiles<Kind extends QueueEntry>(entry: Kind): Kind {
  const files = (entry.files as (Blob | ArrayBuffer)[]).map((file) =>
    file instanceof Blob ? file : new Blob([file], "type" in entry ? { type: entry.type } : {}),
  );
  return { ...entry, files };
}

/** All entries of a kind within a transaction, in the order in which they go. */
export async function allIn<Kind extends keyof Entries>(store: StoreIn<Mode>, kind: Kind) {
  const found = (await store.index("kind").getAll(kind)) as Entries[Kind][];
  return found.map(withFiles).sort((one, other) => one.at - other.at);
}

/** Reads several kinds at one moment. */
export function readStore<Value>(work: (store: StoreIn<"readonly">) => Promise<Value>) {
  return inStore("readonly", work);
}

/** All entries of a kind, in the order in which they go. */
export function listEntries<Kind extends keyof Entries>(kind: Kind) {
  return inStore("readonly", (store) => allIn(store, kind));
}

/** The entry, or `null` once it is gone. */
export async function findEntry<Kind extends keyof Entries>(kind: Kind, id: string | number) {
  const found = await inStore("readonly", (store) => store.get(id));
  return found?.kind === kind ? withFiles(found as Entries[Kind]) : null;
}

/** Forgets all that is the owner's. */
export function forgetOwner() {
  return change(async (store) => {
    for (const kind of ["form", "text", "picture"])
      for (const id of await store.index("kind").getAllKeys(kind)) await store.delete(id);
  });
}
