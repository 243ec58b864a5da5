import { type RefObject, useEffect, useState } from "react";
import { pageOf } from "~/device/queue/form-entry";
import { findForm } from "~/device/queue/forms";
import type { Fields, KeptText } from "~/device/queue/queue-entry";
import { findText, forgetText, setAside } from "~/device/queue/texts";
import type { DraftState } from "~/models/find/drafts/draft";
import { isKeptPage, pageKeptAt } from "~/offline/kept-page";
import { onSavedPost } from "~/utils/browser/saved-posts";
import type { DraftKeeper } from "./draft-keeper";
import { entriesOf, fill, saySame, typedIn } from "./form-entries";

/** What the device is about to forget: a form that is opened next looks for its text after that. */
let forgetting: Promise<unknown> = Promise.resolve();

export function awaitLater(work: Promise<unknown>) {
  forgetting = work;
}

/** Forgets what is on the device under this key once its form's post has saved it. */
export function useForgottenOnceSaved(key: string) {
  useEffect(() => onSavedPost(() => awaitLater(forgetText(key))), [key]);
}

/**
 * What was found on the device when the form was opened: put into the form where nothing came between, else set
 * aside for its writer to choose.
 */
export function useFound(form: RefObject<HTMLFormElement>, keeper: DraftKeeper, isAnswer: boolean) {
  /** What the form said before, while it says what was found. */
  const [before, setBefore] = useState<Fields | null>(null);
  const [aside, setAsideDraft] = useState<KeptText | null>(null);
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
      } else if (found) await setAside(found);
      else if (!skips) await showWaiting(current, keeper.key);
      setAsideDraft(await findText(keeper.key, true));
    };
    void bringBack();
    return () => {
      isOver = true;
    };
  }, [form, keeper, skips]);
  return {
    before,
    aside,
    setSettled: () => setAsideDraft(null),
    forgetBefore: () => setBefore(null),
  };
}

/** What this device has of the form; what the site has too counts for a page that was kept before it was sent. */
async function findForPage(key: string) {
  await forgetting;
  const found = await findText(key);
  const keptAt = pageKeptAt();
  if (found?.state !== "sent" || (keptAt !== null && found.at > keptAt)) return found;
  await forgetText(key, found.at);
  return null;
}

/**
 * What was sent of a record from here is later than the page: while it is on its way, and for a kept page however it
 * fared.
 */
async function showWaiting(form: HTMLFormElement, key: string) {
  const sent = await findForm(key);
  if (sent && pageOf(sent) && (sent.state === "waiting" || isKeptPage()))
    fill(form, typedIn(sent.fields));
}

/** Whether nobody else saved anything between the site's draft and this text. */
function isNext({ draft, writer }: KeptText, saved: DraftState | null) {
  const isSame = draft?.id === saved?.id && draft?.version === saved?.version;
  return isSame || saved?.writer === writer;
}
