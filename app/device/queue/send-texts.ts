import type { DraftKey } from "~/models/find/drafts/draft";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { tell } from "./channel";
import { textId } from "./names";
import { isOpen } from "./open-texts";
import type { KeptText, WaitingForm } from "./queue-entry";
import { type DraftOutcome, sendDraft } from "./send-draft";
import type { NextEntry, Result } from "./sender";
import { allIn, change, readStore } from "./store";
import { forgetText, isInForm, markText, textKey } from "./texts";

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
export async function saveAsNew(text: KeptText) {
  if (!text.of) return null;
  const of = { ...text.of, recordId: crypto.randomUUID() };
  const address = newPage(of);
  if (!address) return null;
  const savedAt = new Date(text.at);
  const draft = { id: null, version: 0, baseVersion: 0, writer: "", savedAt };
  const key = textKey(of, address);
  const copy: KeptText = { ...text, id: textId(key), of, address, draft, key, state: "waiting" };
  await change(async (store) => {
    await store.put(copy);
    await store.delete(text.id);
  });
  await sendWaiting(copy);
  return address;
}

/** Sends a text that waits on the device, and forgets it there once the site has it. */
export async function sendWaiting(text: KeptText): Promise<DraftOutcome> {
  const { key, of, fields, draft, writer, at } = text;
  if (!of || !draft) return { kind: "unsent" };
  const outcome = await sendDraft({ of, fields, state: draft, writer });
  if (outcome.kind === "kept") await forgetText(key, at);
  return outcome;
}

/** What was deleted elsewhere becomes a new record; what is older than another text waits for its writer. */
async function sendText(text: KeptText): Promise<Result> {
  const { kind } = await sendWaiting(text);
  if (kind === "signed-out") return kind;
  if (kind === "unsent") return "later";
  const isThere = kind === "kept" || (kind === "gone" && (await saveAsNew(text)) !== null);
  if (isThere) tell({ type: "answered" });
  else await markText(text, kind);
  return "done";
}

/** What is kept on this device and neither at the site, as far as is known, nor in a form of the outbox. */
export function textsThatWait(texts: KeptText[], forms: WaitingForm[]) {
  return texts.filter(
    (text) => text.of !== null && text.state !== "sent" && !isInForm(text, forms),
  );
}

/**
 * Texts that were typed before `since`, the oldest first. What is open in this document is its form's to send; what was
 * typed after its form went to the outbox follows that.
 */
export const nextText =
  (since: number): NextEntry =>
  async () => {
    const [texts, forms] = await readStore(async (store) => [
      await allIn(store, "text"),
      await allIn(store, "form"),
    ]);
    const follows = ({ key }: KeptText) =>
      forms.some((form) => form.draftKey === key && form.state === "waiting");
    const text = texts.find(
      (one) => one.state === "waiting" && one.at < since && !isOpen(one.key) && !follows(one),
    );
    return text ? () => sendText(text) : null;
  };
