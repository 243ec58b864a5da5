import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { within } from "../../utils/within";
import type { Entry, Store, Visit, VisitorForm } from "./entries";
import { visitorForms } from "./kinds";
import { alone } from "./lock";

type FormerPost = { id: string; kind: VisitorForm; fields: Record<string, string>; at: number };
type FormerNotice = { kind: VisitorForm; state: "kept" | "sent" | "refused"; reason?: string };

function fromPost({ id, kind: form, fields, at }: FormerPost): Visit {
  const { address } = visitorForms[form];
  const about = { fields: Object.entries(fields), files: [], at, isTold: true };
  return { id, kind: "visit", form, address, state: "waiting", ...about };
}

function fromNotice({ kind: form, state, reason }: FormerNotice): Visit | null {
  if (state === "kept") return null;
  const about = { address: visitorForms[form].address, fields: [], files: [], at: 0 };
  return {
    id: crypto.randomUUID(),
    kind: "visit",
    form,
    state,
    ...about,
    ...(reason && { reason }),
  };
}

/**
 * Until 2026-11 each kind lay in a database of its own: what an entry becomes, by the database and the store in which
 * it lies still.
 */
const former: Record<string, Record<string, (old: never) => Entry | null>> = {
  outbox: { posts: fromPost, notices: fromNotice },
};

type Into = (put: (store: Store) => Promise<unknown>) => Promise<unknown>;

/** What was typed or sent since is newer. Throws where another picture has this number. */
async function put(store: Store, entry: Entry) {
  const other = await store.get(entry.id);
  const isOther = other?.kind === "picture" && other.at !== entry.at;
  if (isOther) throw new Error(`${entry.id} is another picture.`);
  if (!other || other.at < entry.at) await store.put(entry);
}

/** A page of the former version may be open, and write once more: what it has changed is brought over again. */
async function empty(database: IDBPDatabase, name: string, into: Into) {
  const become = former[database.name]?.[name];
  if (!become) return;
  for (const key of await database.getAllKeys(name)) {
    for (let old = await database.get(name, key); old; old = await database.get(name, key)) {
      const taken = JSON.stringify(old);
      const entry = become(old as never);
      if (entry) await into((store) => put(store, entry));
      const { store, done } = database.transaction(name, "readwrite");
      if (JSON.stringify(await store.get(key)) === taken) await store.delete(key);
      await done;
    }
  }
}

/** While its version changes nobody of the former version can write. */
async function deleteEmpty(name: string) {
  const emptied = await openDB(name, 2, {
    async upgrade(database, _from, _to, transaction) {
      for (const store of database.objectStoreNames)
        if ((await transaction.objectStore(store).count()) > 0) return transaction.abort();
    },
  });
  emptied.close();
  await deleteDB(name);
}

async function formerHere() {
  const here = await indexedDB.databases?.();
  return Object.keys(former).filter((name) => !here || here.some((one) => one.name === name));
}

const LIMIT_MS = 60_000;
const LOOK_MS = 4_000;

/** Brings over what a former version kept, and deletes its databases; `into` works in the new one. */
export async function bringOver(into: Into) {
  const names = await within(LOOK_MS, formerHere(), () => {});
  if (names.length === 0) return;
  const all = alone("device-former", async () => {
    for (const name of await formerHere()) {
      const database = await openDB(name);
      for (const store of database.objectStoreNames) await empty(database, store, into);
      database.close();
      await within(LOOK_MS, deleteEmpty(name), () => {}).catch(() => {});
    }
  });
  await within(LIMIT_MS, all, () => {});
}
