import { useLocation, useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { newPage, saveAsNew } from "~/device/queue/send-texts";
import { deleteConflictCopy } from "~/device/queue/texts";
import type { Reply } from "~/forms/reply";
import type { FormDraft } from "~/models/find/drafts/draft";
import { onSavedPost } from "~/utils/browser/saved-posts";
import { DraftKeeper } from "./draft-keeper";
import { asValues, entriesFor, fill } from "./form-entries";
import { awaitLater, useFound } from "./use-found";
import { useReloadWhenSent } from "./use-reload-when-sent";

/** A conflicting text of the same record, for the writer to choose. */
export type OtherText = {
  from: "device" | "elsewhere";
  values: object;
  at: Date | string;
};

/**
 * Stores what is typed into a form, on this device and on the site, until it is saved, and restores it after a reload
 * or a crash. A form returned by its post is newer than any stored text, so nothing is restored into it.
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
  const { before, conflictCopy, setSettled, forgetBefore } = useFound(
    form,
    keeper,
    reply !== undefined,
  );
  useReloadWhenSent(form, keeper, reply !== undefined);
  useEffect(() => {
    // The post was returned unsaved, so its text must be stored again.
    if (reply) keeper.entered();
  }, [reply, keeper]);
  const other: OtherText | null = newer
    ? { from: "elsewhere", values: newer.values, at: newer.savedAt }
    : conflictCopy && {
        from: "device",
        values: asValues(conflictCopy.fields),
        at: new Date(conflictCopy.at),
      };

  async function settle() {
    keeper.settle();
    await deleteConflictCopy(keeper.key);
    setSettled();
  }

  /** Resolves the conflict with the other text, which replaces the form's. */
  async function acceptOther() {
    if (!form.current || !other) return;
    fill(
      form.current,
      conflictCopy && !newer ? conflictCopy.fields : entriesFor(form.current, other.values),
    );
    await settle();
  }

  /** Makes a new record of the text of a deleted one, and goes to its page. */
  async function saveAsNewOne() {
    const own = keeper.draft();
    const made = own && (await saveAsNew(own));
    if (!made) return;
    keeper.rest();
    navigate(made);
  }

  /** Undoes the restoring: the form has its initial values again. */
  function discardRestored() {
    if (!form.current || !before) return;
    fill(form.current, before);
    // The pressed button disappears, so move the focus.
    form.current.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    forgetBefore();
  }

  return {
    keeper,
    where,
    state,
    /** The fields in which the site's draft differed from the record when the form was opened. */
    changed: draft?.changed ?? [],
    other,
    isRestored: before !== null,
    discardRestored,
    acceptOther,
    /** Resolves the conflict with the form's text. */
    leaveOther: settle,
    saveAsNewOne,
  };
}

/** The form's draft keeper, attached while the form is shown. */
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
