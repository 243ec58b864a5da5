import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { pageOf } from "~/device/queue/form-entry";
import { findForm } from "~/device/queue/forms";
import type { Fields, KeptText } from "~/device/queue/queue-entry";
import { newPage, saveAsNew } from "~/device/queue/send-texts";
import { findText, forgetAside, forgetText, setAside } from "~/device/queue/texts";
import type { Reply } from "~/forms/reply";
import type { DraftState, FormDraft } from "~/models/find/drafts/draft";
import { isKeptPage, pageKeptAt } from "~/offline/kept-page";
import { onSavedPost } from "~/utils/browser/saved-posts";
import { DraftKeeper } from "./draft-keeper";
import { asValues, entriesFor, entriesOf, fill, saySame, typedIn } from "./form-entries";
import { useReloadWhenSent } from "./use-reload-when-sent";

/** A text of the same record that differs from what the form says, for the writer to choose. */
export type OtherText = {
  from: "phone" | "elsewhere";
  values: object;
  at: Date | string;
};

/**
 * Keeps what is typed into a form, on this device and on the site, until it is saved, and brings it back after a
 * reload or a crash. A form that shows a reply to its post says what is newer than anything that was kept.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  draft: FormDraft | undefined,
  reply: Reply,
) {
  const navigate = useNavigate();
  const keeper = useKeeper(form, draft);
  const { where, state, newer } = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.known,
    () => keeper.known,
  );
  const { before, aside, setSettled, forgetBefore } = useFound(form, keeper, reply !== undefined);
  useReloadWhenSent(form, keeper, reply !== undefined);
  useEffect(() => {
    // What was sent came back: it is still to be kept.
    if (reply) keeper.entered();
  }, [reply, keeper]);
  const other: OtherText | null = newer
    ? { from: "elsewhere", values: newer.values, at: newer.savedAt }
    : aside && { from: "phone", values: asValues(aside.fields), at: new Date(aside.at) };

  async function settle() {
    keeper.settle();
    await forgetAside(keeper.key);
    setSettled();
  }

  /** Puts the other text in the place of what the form says. */
  async function acceptOther() {
    if (!form.current || !other) return;
    fill(form.current, aside && !newer ? aside.fields : entriesFor(form.current, other.values));
    await settle();
  }

  /** Makes the text of a record that was deleted elsewhere a new one, on that one's page. */
  async function saveAsNewOne() {
    const own = keeper.draft();
    const made = own && (await saveAsNew(own));
    if (!made) return;
    keeper.rest();
    navigate(made);
  }

  /** Puts back what the form said when it was opened. */
  function discardRestored() {
    if (!form.current || !before) return;
    fill(form.current, before);
    // The button that was pressed goes.
    form.current.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    forgetBefore();
  }

  return {
    keeper,
    where,
    state,
    /** The fields that the site's draft had otherwise than the record when the form was opened. */
    changed: draft?.changed ?? [],
    other,
    isRestored: before !== null,
    discardRestored,
    acceptOther,
    /** Goes on with what the form says. */
    leaveOther: settle,
    saveAsNewOne,
  };
}

/** What keeps the text of this form for as long as it is shown. */
function useKeeper(form: RefObject<HTMLFormElement>, draft: FormDraft | undefined) {
  const { pathname } = useLocation();
  const [keeper] = useState(() => {
    const isNew = draft?.state.baseVersion === 0;
    const path = (isNew && newPage(draft)) || pathname;
    return new DraftKeeper(draft ?? null, draft?.state ?? null, draft ? path : pathname);
  });
  useEffect(() => {
    return form.current ? keeper.attach(form.current) : undefined;
  }, [form, keeper]);
  useEffect(() => onSavedPost(() => awaitLater(keeper.forget())), [keeper]);
  return keeper;
}

/** What the device is about to forget: a form that is opened next looks for its text after that. */
let forgetting: Promise<unknown> = Promise.resolve();

function awaitLater(work: Promise<unknown>) {
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
function useFound(form: RefObject<HTMLFormElement>, keeper: DraftKeeper, isAnswer: boolean) {
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

export type KeptDraft = ReturnType<typeof useDraft>;
