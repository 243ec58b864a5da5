import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import { textId } from "./names";
import type { KeptText, Store, WaitingForm } from "./queue-entry";
import { allIn, change, changeSilently, findEntry } from "./store";

/** What a text is kept under: its record, or the page of a form that has none. */
export function textKey(of: DraftKey | null, path: string) {
  return of ? `${of.kind}:${of.recordId}` : path;
}

/** Whether a form in the outbox holds all that was typed, also where the site has not taken it. */
export function isInForm({ key, at }: KeptText, forms: WaitingForm[]) {
  return forms.some((form) => form.draftKey === key && at <= form.at);
}

/**
 * Keeps what is typed in place of what was kept before, unless the outbox has it meanwhile; rejects where there is no room
 * for it.
 */
export function putText(text: KeptText) {
  return changeSilently(async (store) => {
    if (!isInForm(text, await allIn(store, "form"))) await store.put(text);
  });
}

/** What is kept under this key, or `null`; on a browser that keeps no databases there is nothing. */
export function findText(key: string, isAside = false) {
  return findEntry("text", textId(key, isAside)).catch(() => null);
}

async function textIn(store: Store, key: string, keptAt: number) {
  const text = (await store.get(textId(key))) as KeptText | undefined;
  return text && text.at <= keptAt ? text : null;
}

/** Forgets what is kept under this key, unless something was typed after `keptAt`. */
export async function forgetTextIn(store: Store, key: string, keptAt = Number.POSITIVE_INFINITY) {
  const text = await textIn(store, key, keptAt);
  if (text) await store.delete(text.id);
}

export function forgetText(key: string, keptAt?: number) {
  return change((store) => forgetTextIn(store, key, keptAt)).catch(() => {});
}

/** The site has what is kept under this key, as this draft, unless something was typed after `keptAt`. */
export function restText(key: string, keptAt: number, draft: DraftState) {
  return change(async (store) => {
    const text = await textIn(store, key, keptAt);
    if (text) await store.put({ ...text, draft, state: "sent" });
  }).catch(() => {});
}

/** The site does not take this text: it waits for its writer, unless that has typed on. */
export function markText(text: KeptText, state: KeptText["state"]) {
  return change(async (store) => {
    if (await textIn(store, text.key, text.at)) await store.put({ ...text, state });
  });
}

/** Puts a text aside, so that what is typed in the meantime does not take its place. */
export function setAside(text: KeptText) {
  return change(async (store) => {
    await store.put({ ...text, id: textId(text.key, true), state: "aside" });
    await store.delete(text.id);
  });
}

export function forgetAside(key: string) {
  return change((store) => store.delete(textId(key, true))).catch(() => {});
}
