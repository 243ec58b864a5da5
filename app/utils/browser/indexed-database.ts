/** What a request to IndexedDB gives, as a promise. */
export function answered<Value>(request: IDBRequest<Value>) {
  return new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** How long a database may take to open; one that did not is given less from then on. */
const OPEN_MS = 4_000;
const STUCK_MS = 500;
/** How long the work in it may take: a few texts are read at once, large pictures are written slowly. */
const WORK_MS = { readonly: 10_000, readwrite: 60_000, versionchange: 60_000 };

type Work<Value> = (transaction: IDBTransaction) => Promise<Value>;

/**
 * A function that runs work in one transaction over all stores of a database, and resolves when it is
 * committed. `makeStores` is called where the database is not there yet. Rejects where the database does not answer in
 * time: WebKit never does once a page was left while it made the database, or worked in it.
 */
export function indexedDatabase(name: string, makeStores: (database: IDBDatabase) => void) {
  let limitMs = OPEN_MS;

  function open() {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => makeStores(opening.result);
    return new Promise<IDBDatabase>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        limitMs = STUCK_MS;
        reject(new Error(`The database ${name} does not open.`));
      }, limitMs);
      answered(opening)
        .then((database) => {
          limitMs = OPEN_MS;
          if (isLate) database.close();
          else resolve(database);
        }, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  return async function inTransaction<Value>(mode: IDBTransactionMode, work: Work<Value>) {
    const database = await open();
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const transaction = database.transaction([...database.objectStoreNames], mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      // Whoever fails in the work hears of that, and nobody of the transaction's end.
      ended.catch(() => {});
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`The database ${name} does not answer.`));
          // Nothing of it is to come true once its caller was told so.
          transaction.abort();
        }, WORK_MS[mode]);
      });
      const value = await Promise.race([work(transaction), late]);
      await Promise.race([ended, late]);
      return value;
    } finally {
      clearTimeout(timer);
      database.close();
    }
  };
}
