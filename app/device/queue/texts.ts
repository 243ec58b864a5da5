import type { DraftKey, DraftState } from "~/models/find/drafts/draft";
import { textId } from "./names";
import type { KeptText, Store, WaitingForm } from "./queue-entry";
import { allIn, change, changeSilently, findEntry } from "./store";

/** The key of a text: its record, or the page of a form without one. */
export function textKey(of: DraftKey | null, path: string) {
  return of ? `${of.kind}:${of.recordId}` : path;
}

/** Whether a form in the queue contains this text, even if the site has refused that form. */
export function isInForm({ key, at }: KeptText, forms: WaitingForm[]) {
  return forms.some((form) => form.draftKey === key && at <= form.at);
}

/**
 * Stores typed text in place of the former one, unless a form in the queue already has it; rejects if there is no room.
 */
export function putText(text: KeptText) {
  return changeSilently(async (store) => {
    if (!isInForm(text, await allIn(store, "form"))) await store.put(text);
  });
}

/** The text with this key, or `null`; also `null` in a browser without databases. */
export function findText(key: string, isConflictCopy = false) {
  return findEntry("text", textId(key, isConflictCopy)).catch(() => null);
}

async function textIn(store: Store, key: string, keptAt: number) {
  const text = (await store.get(textId(key))) as KeptText | undefined;
  return text && text.at <= keptAt ? text : null;
}

/** Deletes the text with this key, unless it was typed after `keptAt`. */
export async function forgetTextIn(store: Store, key: string, keptAt = Number.POSITIVE_INFINITY) {
  const text = await textIn(store, key, keptAt);
  if (text) await store.delete(text.id);
}

export function forgetText(key: string, keptAt?: number) {
  return change((store) => forgetTextIn(store, key, keptAt)).catch(() => {});
}

/** Records that the site has this text as the given draft, unless something was typed after `keptAt`. */
export function restText(key: string, keptAt: number, draft: DraftState) {
  return change(async (store) => {
    const text = await textIn(store, key, keptAt);
    if (text) await store.put({ ...text, draft, state: "sent" });
  }).catch(() => {});
}

/** Marks a text that the site does not take, so that it waits for its writer; not if something newer was typed. */
export function markText(text: KeptText, state: KeptText["state"]) {
  return change(async (store) => {
    if (await textIn(store, text.key, text.at)) await store.put({ ...text, state });
  });
}

/** Stores a text as a conflict copy, so that newly typed text does not replace it. */
export function storeConflictCopy(text: KeptText) {
  return change(async (store) => {
    await store.put({ ...text, id: textId(text.key, true), state: "aside" });
    await store.delete(text.id);
  });
}

export function deleteConflictCopy(key: string) {
  return change((store) => store.delete(textId(key, true))).catch(() => {});
}
