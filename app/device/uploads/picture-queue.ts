import { answered, indexedDatabase } from "../../utils/browser/indexed-database";
import { tell } from "./news";
import {
  type ArrivedPicture,
  isFor,
  type MediaRecord,
  type Purpose,
  type WaitingPicture,
} from "./waiting-picture";

const WAITING = "waiting";
const ARRIVED = "arrived";

const inTransaction = indexedDatabase("uploads", (database) => {
  database.createObjectStore(WAITING, { keyPath: "id", autoIncrement: true });
  database.createObjectStore(ARRIVED, { keyPath: "id" });
});

/** WebKit stores no files where it keeps nothing for long, as in a private window; their bytes it stores. */
type StoredPicture = Omit<WaitingPicture, "file"> & { file: Blob | ArrayBuffer };

function withFile({ file, ...picture }: StoredPicture): WaitingPicture {
  const blob = file instanceof Blob ? file : new Blob([file], { type: picture.type });
  return { ...picture, file: blob };
}

async function withBytes<Picture extends { file: Blob }>(picture: Picture) {
  return { ...picture, file: await picture.file.arrayBuffer() };
}

type Stores = { waiting: IDBObjectStore; arrived: IDBObjectStore };

async function change<Value>(work: (stores: Stores) => Promise<Value>) {
  const value = await inTransaction("readwrite", (transaction) =>
    work({ waiting: transaction.objectStore(WAITING), arrived: transaction.objectStore(ARRIVED) }),
  );
  tell({ type: "changed" });
  return value;
}

function all<Picture>(store: IDBObjectStore) {
  return answered(store.getAll() as IDBRequest<Picture[]>);
}

function find(store: IDBObjectStore, id: number) {
  return answered(store.get(id) as IDBRequest<StoredPicture | undefined>);
}

/** All that wait, in the order in which they were chosen, and all that arrived and were not taken. */
export function listPictures() {
  return inTransaction("readonly", async (transaction) => ({
    waiting: (await all<StoredPicture>(transaction.objectStore(WAITING))).map(withFile),
    arrived: await all<ArrivedPicture>(transaction.objectStore(ARRIVED)),
  }));
}

/** The picture, or `null` once it was discarded or has arrived. */
export async function findPicture(id: number) {
  const found = await inTransaction("readonly", (transaction) =>
    find(transaction.objectStore(WAITING), id),
  );
  return found ? withFile(found) : null;
}

/** The picture that goes next, or `null` when none waits. */
export async function nextPicture() {
  const { waiting } = await listPictures();
  return waiting.find(({ state }) => state === "waiting") ?? null;
}

/** Keeps pictures until they have arrived, all or none; rejects where there is no room for them. */
export async function addPictures(pictures: Omit<WaitingPicture, "id">[]) {
  const add = (stored: Omit<StoredPicture, "id">[]) =>
    change(async ({ waiting }) => {
      for (const picture of stored) await answered(waiting.add(picture));
    });
  await add(pictures).catch(async (error) => {
    if (error.name === "QuotaExceededError") throw error;
    await add(await Promise.all(pictures.map(withBytes)));
  });
}

/** Changes what is known of a picture, unless it is gone. */
export async function updatePicture(id: number, changes: Partial<WaitingPicture>) {
  const update = (known: Partial<StoredPicture>) =>
    change(async ({ waiting }) => {
      const picture = await find(waiting, id);
      if (picture) await answered(waiting.put({ ...picture, ...known }));
    });
  const { file } = changes;
  await update(changes).catch(async (error) => {
    if (!file) throw error;
    await update(await withBytes({ ...changes, file }));
  });
}

export function discardPictures(ids: number[]) {
  return change(async ({ waiting }) => {
    for (const id of ids) await answered(waiting.delete(id));
  });
}

/** Deletes a picture that the site has, and leaves its record for what it was chosen for, both or neither. */
export async function settlePicture(id: number, record: MediaRecord) {
  const hasArrived = await change(async ({ waiting, arrived }) => {
    const picture = await find(waiting, id);
    if (!picture) return false;
    await answered(waiting.delete(id));
    if (picture.for !== "library") await answered(arrived.put({ id, for: picture.for, record }));
    return true;
  });
  if (hasArrived) tell({ type: "arrived" });
}

/** Hands out what has arrived, each to one caller only. */
export function claimArrived(ids: number[]) {
  return change(async ({ arrived }) => {
    const taken: ArrivedPicture[] = [];
    for (const id of ids) {
      const picture = await answered(arrived.get(id) as IDBRequest<ArrivedPicture | undefined>);
      if (picture) taken.push(picture);
      await answered(arrived.delete(id));
    }
    return taken;
  });
}

/** Puts back what its caller can not use after all. */
export function returnArrived(taken: ArrivedPicture[]) {
  return change(async ({ arrived }) => {
    for (const picture of taken) await answered(arrived.put(picture));
  });
}

/**
 * The form at this path was saved: what is still on its way for this field of it comes to the collection that was
 * saved, or to the library alone.
 */
export function leaveField(path: string, field: string, to: Purpose) {
  return change(async ({ waiting, arrived }) => {
    for (const picture of await all<StoredPicture>(waiting)) {
      if (!isFor(picture.for, path, field)) continue;
      await answered(waiting.put({ ...picture, for: to }));
    }
    for (const picture of await all<ArrivedPicture>(arrived)) {
      if (!isFor(picture.for, path, field)) continue;
      if (to === "library") await answered(arrived.delete(picture.id));
      else await answered(arrived.put({ ...picture, for: to }));
    }
  });
}

/** These pictures are a form's that waits to be sent: no field that is open takes them. */
export function setPurpose(pictures: { id: number }[], formKey: string) {
  if (pictures.length === 0) return;
  const to = { formKey };
  return change(async ({ waiting, arrived }) => {
    for (const { id } of pictures) {
      const picture = await find(waiting, id);
      if (picture) await answered(waiting.put({ ...picture, for: to }));
      const there = await answered(arrived.get(id) as IDBRequest<ArrivedPicture | undefined>);
      if (there) await answered(arrived.put({ ...there, for: to }));
    }
  });
}

/** Forgets everything that waits and everything that has arrived. */
export function forgetPictures() {
  return change(async ({ waiting, arrived }) => {
    await answered(waiting.clear());
    await answered(arrived.clear());
  });
}
