import { forgetOnPhone } from "~/device/outbox/device-texts";
import type { DraftKey } from "~/models/find/drafts/draft";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { findOnPhone, type PhoneDraft, phoneKey, storeOnDevice } from "./phone-drafts";
import { type Outcome, sendDraft } from "./send-draft";

/** A text on this device that its writer has still to choose about. */
function asideKey(key: string) {
  return `aside:${key}`;
}

/** Puts a text aside, so that what is typed in the meantime does not take its place. */
export async function setAside(draft: PhoneDraft) {
  await storeOnDevice({ ...draft, key: asideKey(draft.key) });
  await forgetOnPhone(draft.key);
}

/** The text that was put aside for this form, or `null`. */
export function findAside(key: string) {
  return findOnPhone(asideKey(key));
}

export function forgetAside(key: string) {
  return forgetOnPhone(asideKey(key));
}

export function isAside({ key }: PhoneDraft) {
  return key.startsWith(asideKey(""));
}

const newPages = {
  post: "/admin/posts/new",
  destination: "/admin/places/new",
  pin: "/admin/pins/new",
  moment: "/admin/moments/new",
  collection: "/admin/gallery/new",
  home: null,
  page: "/admin/pages/new",
  issue: null,
};

/** Where a record of this kind is made, with a draft to go on with; `null` where there is only one. */
export function newPage({ kind, recordId }: DraftKey) {
  const page = kind === "page" && isSitePage(recordId) ? null : newPages[kind];
  return page && `${page}?draft=${recordId}`;
}

/**
 * Makes a text the draft of a new record, for its own was deleted or says something else; `null` where there is only
 * one. What cannot be sent waits on the device.
 */
export async function saveAsNew(draft: PhoneDraft) {
  if (!draft.of) return null;
  const of = { ...draft.of, recordId: crypto.randomUUID() };
  const path = newPage(of);
  if (!path) return null;
  const state = { id: null, version: 0, baseVersion: 0, writer: "", savedAt: draft.keptAt };
  const copy = { ...draft, of, path, state, key: phoneKey(of, path) };
  await storeOnDevice(copy);
  await forgetOnPhone(draft.key);
  const outcome = await sendWaiting(copy);
  return { path, outcome };
}

/** Sends a text that waits on the device, and forgets it there once the site has it. */
export async function sendWaiting(draft: PhoneDraft): Promise<Outcome> {
  const { key, of, entries, state, writer, keptAt } = draft;
  if (!of || !state) return { kind: "unsent" };
  const outcome = await sendDraft({ of, entries, state, writer });
  if (outcome.kind === "kept") await forgetOnPhone(key, keptAt);
  return outcome;
}
