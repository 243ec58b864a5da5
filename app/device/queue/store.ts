import { openDB } from "idb";
import { within } from "../../utils/async/within";
import { broadcast } from "./channel";
import { bringOver } from "./former";
import type { Entries, Mode, QueueEntry, Schema, Store, StoreIn } from "./queue-entry";

const ENTRIES = "entries";

/** How long the database may take to open; after the first failure it gets less time. */
const OPEN_MS = 4_000;
const STUCK_MS = 500;
/** How long work in it may take: a few texts are read at once, but large pictures are written slowly. */
const WORK_MS = { readonly: 10_000, readwrite: 60_000 };

let limitMs = OPEN_MS;

type Transaction = Pick<IDBTransaction, "abort">;

/** The transactions of this page that are not over. */
const underWay = new Set<Transaction>();

// In WebKit a database answers no more once a page was left in the midst of a transaction (its bug 324094). Other
// browsers roll it back by themselves.
globalThis.addEventListener?.("pagehide", () => underWay.forEach(abort));

/** Rolls back, so that nothing is stored after the caller was told of a failure. */
function abort(transaction: Transaction) {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

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
    // A failure is reported through `done`; without this the transaction's own promise would be an unhandled rejection.
    transaction.done.catch(() => {});
    underWay.add(transaction);
    const done = work(transaction.store).then(async (value) => {
      await transaction.done;
      return value;
    });
    done.catch(() => abort(transaction));
    return await within(WORK_MS[mode], done, () => abort(transaction)).finally(() =>
      underWay.delete(transaction),
    );
  } finally {
    database.close();
  }
}

let former: Promise<void> | undefined;

/**
 * Runs `work` in one transaction on the queue and resolves once it is committed. Rejects if the database does not
 * answer in time, or the page is left meanwhile.
 */
async function inStore<Way extends Mode, Value>(
  mode: Way,
  work: (store: StoreIn<Way>) => Promise<Value>,
) {
  former ??= bringOver((put) => inTransaction("readwrite", put)).catch(() => {});
  await former;
  return inTransaction(mode, work);
}

/** Changes the store without a message to the pages. */
export function changeSilently<Value>(work: (store: Store) => Promise<Value>) {
  return inStore("readwrite", work);
}

/** Changes the store and tells all pages that the queue has changed. */
export async function change<Value>(work: (store: Store) => Promise<Value>) {
  const value = await inStore("readwrite", work);
  broadcast({ type: "changed" });
  return value;
}

/** WebKit cannot store files in a private window, only their bytes. */
function withFiles<Kind extends QueueEntry>(entry: Kind): Kind {
  const files = (entry.files as (Blob | ArrayBuffer)[]).map((file) =>
    file instanceof Blob ? file : new Blob([file], "type" in entry ? { type: entry.type } : {}),
  );
  return { ...entry, files };
}

/** All entries of a kind within a transaction, in the order of sending. */
export async function allIn<Kind extends keyof Entries>(store: StoreIn<Mode>, kind: Kind) {
  const found = (await store.index("kind").getAll(kind)) as Entries[Kind][];
  return found.map(withFiles).sort((one, other) => one.at - other.at);
}

/** Reads several kinds in one transaction. */
export function readStore<Value>(work: (store: StoreIn<"readonly">) => Promise<Value>) {
  return inStore("readonly", work);
}

/** All entries of a kind, in the order of sending. */
export function listEntries<Kind extends keyof Entries>(kind: Kind) {
  return inStore("readonly", (store) => allIn(store, kind));
}

/** The entry, or `null` once it is gone. */
export async function findEntry<Kind extends keyof Entries>(kind: Kind, id: string | number) {
  const found = await inStore("readonly", (store) => store.get(id));
  return found?.kind === kind ? withFiles(found as Entries[Kind]) : null;
}

/** Deletes all entries that belong to the owner. */
export function forgetOwner() {
  return change(async (store) => {
    for (const kind of ["form", "text", "picture"])
      for (const id of await store.index("kind").getAllKeys(kind)) await store.delete(id);
  });
}
