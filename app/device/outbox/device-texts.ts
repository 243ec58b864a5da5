import { answered, indexedDatabase } from "../../utils/browser/indexed-database";

const TEXTS = "drafts";

const inTransaction = indexedDatabase("drafts", (database) => {
  database.createObjectStore(TEXTS, { keyPath: "key" });
});

/** Works on what was typed on this device, each text under its key. */
export function withTexts<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
) {
  return inTransaction(mode, (transaction) => work(transaction.objectStore(TEXTS)));
}

/** Forgets what is kept under this key, unless something was typed after `keptAt`. */
export function forgetOnPhone(key: string, keptAt?: Date) {
  return withTexts("readwrite", async (store) => {
    const text = await answered(store.get(key) as IDBRequest<{ keptAt: Date } | undefined>);
    if (!text || (keptAt && text.keptAt > keptAt)) return;
    await answered(store.delete(key));
  }).catch(() => {});
}
