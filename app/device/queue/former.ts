import { deleteDB, type IDBPDatabase, openDB } from "idb";
import { within } from "../../utils/async/within";
import { alone } from "./lock";
import { formId, textId, UPLOADS_PATH, visitorForms } from "./names";
import type {
  ArrivedPicture,
  KeptText,
  QueueEntry,
  Store,
  Visit,
  VisitorForm,
  WaitingForm,
  WaitingPicture,
} from "./queue-entry";

type FormerText = Pick<KeptText, "key" | "of" | "writer"> & {
  entries: KeptText["fields"];
  state: KeptText["draft"];
  path: string;
  keptAt: Date;
  isSent?: true;
};

const ASIDE = "aside:";

function fromText({ key, entries, state, path, keptAt, isSent, ...text }: FormerText): KeptText {
  const isConflictCopy = key.startsWith(ASIDE);
  const own = isConflictCopy ? key.slice(ASIDE.length) : key;
  const unsent = text.of ? "waiting" : "stays";
  return {
    ...text,
    id: textId(own, isConflictCopy),
    kind: "text",
    key: own,
    address: path,
    fields: entries,
    files: [],
    draft: state,
    state: isConflictCopy ? "aside" : isSent ? "sent" : unsent,
    at: keptAt.getTime(),
  };
}

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
  const told = { ...about, ...(reason && { reason }) };
  return { id: crypto.randomUUID(), kind: "visit", form, state, ...told };
}

type FormerPicture = Pick<WaitingPicture, "id" | "name" | "type" | "for" | "state" | "reason"> & {
  file: Blob | ArrayBuffer;
  addedAt: number;
  uploadUrl?: string;
};

/** Negative ids keep the former order and cannot collide with new ones. */
function numberOf(id: number) {
  return id - 1_000_000_000;
}

function fromPicture({ file, addedAt, uploadUrl, ...picture }: FormerPicture): WaitingPicture {
  return {
    ...picture,
    id: numberOf(picture.id),
    kind: "picture",
    address: uploadUrl ?? UPLOADS_PATH,
    fields: [],
    files: [file as Blob],
    at: addedAt,
  };
}

function fromArrived(arrived: Pick<ArrivedPicture, "id" | "for" | "record">): ArrivedPicture {
  const { title, url } = arrived.record;
  return {
    ...arrived,
    id: numberOf(arrived.id),
    kind: "picture",
    name: title || url,
    type: "",
    address: UPLOADS_PATH,
    fields: [],
    files: [],
    state: "arrived",
    at: 0,
  };
}

type FormerForm = Omit<WaitingForm, "id" | "kind" | "address" | "files" | "at"> & {
  path: string;
  sentAt: number;
};

function fromForm({ path, sentAt, pictures, ...form }: FormerForm): WaitingForm {
  return {
    ...form,
    id: formId(form.of),
    kind: "form",
    address: path,
    files: [],
    pictures: pictures.map(({ id, field }) => ({ id: numberOf(id), field })),
    at: sentAt,
  };
}

/**
 * Until 2026-11 each kind of entry had its own database. This maps each old database and store to the function that
 * converts its entries. Pictures are listed before the forms that refer to them.
 */
const former: Record<string, Record<string, (old: never) => QueueEntry | null>> = {
  drafts: { drafts: fromText },
  outbox: { posts: fromPost, notices: fromNotice },
  uploads: { waiting: fromPicture, arrived: fromArrived },
  "owner-outbox": { forms: fromForm },
};

type Into = (put: (store: Store) => Promise<unknown>) => Promise<unknown>;

/** Stores an old entry unless a newer one is there. Throws if a different picture has its id. */
async function put(store: Store, entry: QueueEntry) {
  const other = await store.get(entry.id);
  const isOther = other?.kind === "picture" && other.at !== entry.at;
  if (isOther) throw new Error(`${entry.id} is another picture.`);
  if (!other || other.at < entry.at) await store.put(entry);
}

/** Moves all entries of a store. A page of the old version may still write: an entry it changes is moved again. */
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

/** Deletes a database if it is empty. The version change keeps pages of the old version from writing meanwhile. */
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

/** Moves entries out of the old version's databases and deletes those; `into` runs a change in the new database. */
export async function bringOver(into: Into) {
  const names = await within(LOOK_MS, formerHere(), () => {});
  if (names.length === 0) return;
  const all = alone("device-former", async () => {
    for (const name of await formerHere()) {
      const database = await openDB(name);
      try {
        for (const store of database.objectStoreNames) await empty(database, store, into);
      } finally {
        database.close();
      }
      await within(LOOK_MS, deleteEmpty(name), () => {}).catch(() => {});
    }
  });
  await within(LIMIT_MS, all, () => {});
}
