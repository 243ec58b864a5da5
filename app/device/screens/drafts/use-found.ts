import { type RefObject, useEffect, useState } from "react";
import { pageOf } from "~/device/queue/form-entry";
import { findForm } from "~/device/queue/forms";
import type { Fields, KeptText } from "~/device/queue/queue-entry";
import { findText, forgetText, storeConflictCopy } from "~/device/queue/texts";
import type { DraftState } from "~/models/find/drafts/draft";
import { isKeptPage, pageKeptAt } from "~/offline/kept-page";
import { onSavedPost } from "~/utils/browser/saved-posts";
import type { DraftKeeper } from "./draft-keeper";
import { entriesOf, fill, saySame, typedIn } from "./form-entries";

/** A deletion under way. A form that is opened next waits for it before it looks for its text. */
let forgetting: Promise<unknown> = Promise.resolve();

export function awaitLater(work: Promise<unknown>) {
  forgetting = work;
}

/** Deletes the text with this key from the device once its form is saved. */
export function useForgottenOnceSaved(key: string) {
  useEffect(() => onSavedPost(() => awaitLater(forgetText(key))), [key]);
}

/**
 * Looks for the form's text on the device when the form is opened. The text is put into the form if nobody else saved
 * meanwhile, else stored as a conflict copy for the writer to choose.
 */
export function useFound(form: RefObject<HTMLFormElement>, keeper: DraftKeeper, isAnswer: boolean) {
  /** The form's initial values, while it shows the text found. */
  const [before, setBefore] = useState<Fields | null>(null);
  const [conflictCopy, setConflictCopy] = useState<KeptText | null>(null);
  const [skips] = useState(isAnswer);
  useEffect(() => {
    const current = form.current;
    if (!current) return;
    let isOver = false;
    const bringBack = async () => {
      const found = skips ? null : await findForPage(keeper.key);
      if (isOver) return;
      const shown = entriesOf(current);
      if (found && saySame(found.fields, shown)) await forgetText(keeper.key, found.at);
      else if (found?.state === "sent") {
        keeper.know(found.draft);
        fill(current, found.fields);
      } else if (found && isNext(found, keeper.known.state)) {
        fill(current, found.fields);
        keeper.adopt(found.at);
        if (!saySame(entriesOf(current), shown)) setBefore(shown);
      } else if (found) await storeConflictCopy(found);
      else if (!skips) await showWaiting(current, keeper.key);
      setConflictCopy(await findText(keeper.key, true));
    };
    void bringBack();
    return () => {
      isOver = true;
    };
  }, [form, keeper, skips]);
  return {
    before,
    conflictCopy,
    setSettled: () => setConflictCopy(null),
    forgetBefore: () => setBefore(null),
  };
}

/** The form's text on this device. One that the site has too counts only if a cached page is older than it. */
async function findForPage(key: string) {
  await forgetting;
  const found = await findText(key);
  const keptAt = pageKeptAt();
  if (found?.state !== "sent" || (keptAt !== null && found.at > keptAt)) return found;
  await forgetText(key, found.at);
  return null;
}

/**
 * Shows a queued form of this record, which is newer than the page: while it waits, and on a cached page even after the
 * site refused it.
 */
async function showWaiting(form: HTMLFormElement, key: string) {
  const sent = await findForm(key);
  if (sent && pageOf(sent) && (sent.state === "waiting" || isKeptPage()))
    fill(form, typedIn(sent.fields));
}

/** Whether this text is based on the site's current draft, or that draft is by the same page. */
function isNext({ draft, writer }: KeptText, saved: DraftState | null) {
  const isSame = draft?.id === saved?.id && draft?.version === saved?.version;
  return isSame || saved?.writer === writer;
}
