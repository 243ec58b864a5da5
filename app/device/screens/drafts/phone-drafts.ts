import { withTexts } from "~/device/outbox/device-texts";
import { listForms } from "~/device/outbox/form-store";
import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import { answered } from "~/utils/browser/indexed-database";

/** The fields of a form as they are typed; a name stands as often as it has values. */
export type Entries = [name: string, value: string][];

/** What was typed on this device last of a form. */
export type PhoneDraft = {
  key: string;
  /** What it is a draft of; `null` for a form whose drafts stay on the device. */
  of: DraftKey | null;
  entries: Entries;
  /** What the page knew of the site's draft while this was typed. */
  state: DraftState | null;
  /** The page on which it was typed, as the site knows it. */
  writer: string;
  /** The page of its form. */
  path: string;
  keptAt: Date;
  /** The site has it: it is here for pages that were kept before it was typed, and nobody's to send. */
  isSent?: true;
};

/** What a draft is kept under: its record, or the page of a form that has none. */
export function phoneKey(of: DraftKey | null, path: string) {
  return of ? `${of.kind}:${of.recordId}` : path;
}

/** Keeps what is typed in place of what was kept before; rejects where there is no room for it. */
export function storeOnDevice(draft: PhoneDraft) {
  return withTexts("readwrite", (store) => answered(store.put(draft)));
}

/** What is kept under this key, or `null`; on a browser that keeps no databases there is nothing. */
export async function findOnPhone(key: string) {
  const asked = withTexts("readonly", (store) =>
    answered(store.get(key) as IDBRequest<PhoneDraft | undefined>),
  );
  return (await asked.catch(() => undefined)) ?? null;
}

/** All that is kept on this device and neither at the site, as far as is known, nor on its way from the outbox; the oldest first. */
export async function listOnPhone() {
  const asked = withTexts("readonly", (store) =>
    answered(store.getAll() as IDBRequest<PhoneDraft[]>),
  );
  const [drafts, forms] = await Promise.all([asked.catch(() => []), listForms().catch(() => [])]);
  const isOnItsWay = ({ key, keptAt }: PhoneDraft) =>
    forms.some(
      ({ draftKey, state, sentAt }) =>
        draftKey === key && state === "waiting" && keptAt.getTime() <= sentAt,
    );
  return drafts
    .filter((draft) => !draft.isSent && !isOnItsWay(draft))
    .sort((one, other) => one.keptAt.getTime() - other.keptAt.getTime());
}

/** The site has what is kept under this key, as this draft, unless something was typed after `keptAt`. */
export function restOnPhone(key: string, keptAt: Date, state: DraftState) {
  return withTexts("readwrite", async (store) => {
    const draft = await answered(store.get(key) as IDBRequest<PhoneDraft | undefined>);
    if (!draft || draft.keptAt > keptAt) return;
    await answered(store.put({ ...draft, state, isSent: true }));
  }).catch(() => {});
}

let isLeaving = false;

/** Whether this document is going, with all that was typed in it. */
export function isForgetting() {
  return isLeaving;
}

/** Forgets everything that was typed and not saved, and what this document has yet to write. */
export function forgetAllOnPhone() {
  isLeaving = true;
  return withTexts("readwrite", (store) => answered(store.clear())).catch(() => {});
}
