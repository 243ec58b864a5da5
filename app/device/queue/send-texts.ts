import type { DraftKey } from "~/models/find/drafts/draft";
import { isSitePage } from "~/models/texts/pages/site-pages";
import { broadcast } from "./channel";
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

/** The page that makes a new record of this kind from a draft; `null` if no new one can be made. */
export function newPage({ kind, recordId }: DraftKey) {
  const page = kind === "page" && isSitePage(recordId) ? null : newPages[kind];
  return page && `${page}?draft=${recordId}`;
}

/**
 * Turns a text into the draft of a new record, because its own was deleted or differs. Returns the new page, `null` if
 * no new record can be made. If it cannot be sent, it waits on the device.
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

/** Sends a queued text as a draft, and deletes it from this device once the site has it. */
export async function sendWaiting(text: KeptText): Promise<DraftOutcome> {
  const { key, of, fields, draft, writer, at } = text;
  if (!of || !draft) return { kind: "unsent" };
  const outcome = await sendDraft({ of, fields, state: draft, writer });
  if (outcome.kind === "kept") await forgetText(key, at);
  return outcome;
}

/**
 * Sends a queued text. If its record was deleted, it becomes a new one; if a newer text exists, it waits for its
 * writer.
 */
async function sendText(text: KeptText): Promise<Result> {
  const { kind } = await sendWaiting(text);
  if (kind === "signed-out") return kind;
  if (kind === "unsent") return "later";
  const isThere = kind === "kept" || (kind === "gone" && (await saveAsNew(text)) !== null);
  if (isThere) broadcast({ type: "answered" });
  else await markText(text, kind);
  return "done";
}

/** The texts that exist on this device only: neither on the site, as far as is known, nor in a form of the queue. */
export function textsThatWait(texts: KeptText[], forms: WaitingForm[]) {
  return texts.filter(
    (text) => text.of !== null && text.state !== "sent" && !isInForm(text, forms),
  );
}

/**
 * The next text that was typed before `since`, oldest first. Skips texts that are open in this document, because their
 * forms send them, and texts whose form is in the queue: that has to go first.
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
