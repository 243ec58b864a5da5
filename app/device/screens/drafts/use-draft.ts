import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { newPage, saveAsNew } from "~/device/queue/send-texts";
import { forgetAside } from "~/device/queue/texts";
import type { Reply } from "~/forms/reply";
import type { FormDraft } from "~/models/find/drafts/draft";
import { onSavedPost } from "~/utils/browser/saved-posts";
import { DraftKeeper } from "./draft-keeper";
import { asValues, entriesFor, fill } from "./form-entries";
import { awaitLater, useFound } from "./use-found";
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
  const known = () => keeper.known;
  const { where, state, newer } = useSyncExternalStore(keeper.subscribe, known, known);
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

export type KeptDraft = ReturnType<typeof useDraft>;
