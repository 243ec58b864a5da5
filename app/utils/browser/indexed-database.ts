/** What a request to IndexedDB gives, as a promise. */
export function answered<Value>(request: IDBRequest<Value>) {
  return new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

type Work<Value> = (transaction: IDBTransaction) => Promise<Value>;

/**
 * A function that runs work in one transaction over all stores of a database, and resolves when it is
 * committed. `makeStores` is called where the database is not there yet.
 */
export function indexedDatabase(name: string, makeStores: (database: IDBDatabase) => void) {
  function open() {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => makeStores(opening.result);
    return answered(opening);
  }

  return async function inTransaction<Value>(mode: IDBTransactionMode, work: Work<Value>) {
    const database = await open();
    try {
      const transaction = database.transaction([...database.objectStoreNames], mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      // Whoever fails in the work hears of that, and nobody of the transaction's end.
      ended.catch(() => {});
      const value = await work(transaction);
      await ended;
      return value;
    } finally {
      database.close();
    }
  };
}
