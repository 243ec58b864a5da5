import { answered, indexedDatabase } from "../../utils/browser/indexed-database";
import { tellOutbox } from "./news";
import type { WaitingForm } from "./waiting-form";

const FORMS = "forms";

const inTransaction = indexedDatabase("owner-outbox", (database) => {
  database.createObjectStore(FORMS, { keyPath: "id", autoIncrement: true });
});

function all(store: IDBObjectStore) {
  return answered(store.getAll() as IDBRequest<WaitingForm[]>);
}

async function change<Value>(work: (store: IDBObjectStore) => Promise<Value>) {
  const value = await inTransaction("readwrite", (transaction) =>
    work(transaction.objectStore(FORMS)),
  );
  tellOutbox();
  return value;
}

/** All that wait, in the order in which they go. */
export function listForms() {
  return inTransaction("readonly", (transaction) => all(transaction.objectStore(FORMS)));
}

/** The form whose text is kept under this key, or `null`; also in a browser that keeps no databases. */
export async function findForm(draftKey: string) {
  const forms = await listForms().catch(() => []);
  return forms.find((form) => form.draftKey === draftKey) ?? null;
}

/** Keeps a form, in the place of a former one of the same record, whose pictures go along; as it is kept. */
export function addForm(form: Omit<WaitingForm, "id">) {
  return change(async (store) => {
    const former = (await all(store)).find(({ of }) => of === form.of);
    const chosen = new Set(form.pictures.map(({ field }) => field));
    // A field for one picture has the one chosen last.
    const carried = (former?.pictures ?? []).filter(
      ({ field }) => /s$/.test(field) || !chosen.has(field),
    );
    const whole = { ...form, pictures: [...carried, ...form.pictures] };
    const put = former ? { ...whole, id: former.id } : whole;
    const id = (await answered(store.put(put))) as number;
    return { ...whole, id } satisfies WaitingForm;
  });
}

/** Changes what is known of a form, unless it is gone, or another text has come in its place. */
export function updateForm({ id, key }: WaitingForm, changes: Partial<WaitingForm>) {
  return change(async (store) => {
    const form = await answered(store.get(id) as IDBRequest<WaitingForm | undefined>);
    if (form?.key === key) await answered(store.put({ ...form, ...changes }));
  });
}

/** Forgets a form that the site has, unless another text has come in its place. */
export function removeForm({ id, key }: Pick<WaitingForm, "id" | "key">) {
  return change(async (store) => {
    const form = await answered(store.get(id) as IDBRequest<WaitingForm | undefined>);
    if (form?.key === key) await answered(store.delete(id));
  });
}

/** Forgets what waits of this record: its form was saved. */
export async function removeOf(of: string) {
  const form = (await listForms()).find((one) => one.of === of);
  if (form) await removeForm(form);
}

export function forgetForms() {
  return change((store) => answered(store.clear()));
}
