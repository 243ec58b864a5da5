import { isFor, isOnItsWay, type NewPicture } from "./picture-entry";
import type {
  ArrivedPicture,
  Entries,
  MediaRecord,
  Purpose,
  Store,
  WaitingPicture,
} from "./queue-entry";
import { allIn, change } from "./store";

type Picture = Entries["picture"];

async function withBytes<Entry extends { files: Blob[] }>(entry: Entry) {
  const files = await Promise.all(entry.files.map((file) => file.arrayBuffer()));
  return { ...entry, files: files as unknown as Blob[] };
}

async function pictureIn(store: Store, id: number) {
  return (await store.get(id)) as Picture | undefined;
}

/** Stores pictures until they are uploaded, all or none; rejects if there is no room for them. */
export async function addPictures(pictures: NewPicture[]) {
  const add = (all: NewPicture[]) =>
    change(async (store) => {
      for (const picture of all) await store.add(picture as WaitingPicture);
    });
  await add(pictures).catch(async (error) => {
    if (error.name === "QuotaExceededError") throw error;
    await add(await Promise.all(pictures.map(withBytes)));
  });
}

/** Updates a queued picture, unless it is gone. */
export async function updatePicture(id: number, changes: Partial<WaitingPicture>) {
  const update = (known: Partial<WaitingPicture>) =>
    change(async (store) => {
      const picture = await pictureIn(store, id);
      if (picture && isOnItsWay(picture)) await store.put({ ...picture, ...known });
    });
  const { files } = changes;
  await update(changes).catch(async (error) => {
    if (!files) throw error;
    await update(await withBytes({ ...changes, files }));
  });
}

export function discardPictures(ids: number[]) {
  return change(async (store) => {
    for (const id of ids) await store.delete(id);
  });
}

/** Records that the site has the picture: its bytes are dropped; its record stays until its form has taken it. */
export function settlePicture(id: number, record: MediaRecord) {
  return change(async (store) => {
    const picture = await pictureIn(store, id);
    if (picture?.for === "library") await store.delete(id);
    else if (picture) await store.put({ ...picture, files: [], state: "arrived", record });
  });
}

/** Returns uploaded pictures and removes them, so that only one caller gets each. */
export function claimArrived(ids: number[]) {
  return change(async (store) => {
    const taken: ArrivedPicture[] = [];
    for (const id of ids) {
      const picture = await pictureIn(store, id);
      if (picture?.state !== "arrived") continue;
      taken.push(picture);
      await store.delete(id);
    }
    return taken;
  });
}

/** Puts back pictures that the caller cannot use after all. */
export function returnArrived(taken: ArrivedPicture[]) {
  return change(async (store) => {
    for (const picture of taken) await store.put(picture);
  });
}

export async function setPurposeIn(store: Store, id: number, purpose: Purpose) {
  const picture = await pictureIn(store, id);
  if (picture) await store.put({ ...picture, for: purpose });
}

/**
 * After the form at this path was saved: pictures that are still queued for this field go to the saved collection, or
 * to the library alone.
 */
export function leaveField(path: string, field: string, to: Purpose) {
  return change(async (store) => {
    const own = (await allIn(store, "picture")).filter((one) => isFor(one.for, path, field));
    for (const { id, state } of own) {
      if (to === "library" && state === "arrived") await store.delete(id);
      else await setPurposeIn(store, id, to);
    }
  });
}
