import { type DefaultValue, type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { UnsentNote } from "~/components/ui/unsent-note";
import { DraftFields } from "~/device/screens/drafts/draft-fields";
import { DiscardDraft, DraftNotes } from "~/device/screens/drafts/draft-notes";
import { FormDraftContext } from "~/device/screens/drafts/form-draft-context";
import { useDraft } from "~/device/screens/drafts/use-draft";
import { IDEMPOTENCY_KEY } from "~/forms/idempotency-key";
import { INTENT } from "~/forms/intents";
import { NOT_SAVED } from "~/forms/offline-action";
import type { Reply } from "~/forms/reply";
import { CHOOSE } from "~/models/collections/library/picture-choice";
import type { FormDraft } from "~/models/find/drafts/draft";
import { showToast } from "~/utils/browser/toaster";
import { FirstError, FormAnswer, firstWrong, NewerValues } from "./newer-values";
import { type AnyForm, FormErrors } from "./plain-form";

/** The version that is being edited, or the id that a new record will have. */
export type Revision = { version: number } | { formId: string };

export type RecordFormProps<Values> = {
  values: DefaultValue<Values>;
  revision: Revision;
  /** The site's draft of it; without it, drafts stay on the device. */
  draft?: FormDraft;
  reply: Reply;
};

/** The revision that an edit form sends: its record's, or after a deletion the id of a new record. */
export function revisionOf(record: { version: number } | null, reply: Reply): Revision {
  return reply?.gone ? { formId: reply.gone.formId } : { version: record?.version ?? 0 };
}

/** Each submit gets a new idempotency key, so that retrying it is safe. */
function setIdempotencyKey(form: HTMLFormElement) {
  const field = form.elements.namedItem(IDEMPOTENCY_KEY);
  if (field instanceof HTMLInputElement) field.value = crypto.randomUUID();
}

type Props = Pick<RecordFormProps<unknown>, "draft" | "reply"> & {
  form: AnyForm;
  /** Absent if the form neither creates a record nor changes one that has versions. */
  revision?: Revision;
  /** The intent that Enter sends, for a form whose buttons have different intents. */
  enter?: string;
  children: ReactNode;
};

/** What every form for a record does: keep a draft, guard against lost edits, say what failed. */
export function RecordForm({ form, revision, draft, reply, enter, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const kept = useDraft(ref, draft, reply);
  const newer = reply?.newer ?? draft?.newer ?? null;
  const version = newer && "version" in newer ? newer.version : null;
  const marked = kept.other ?? (newer && { from: "elsewhere", values: newer });
  // A conflict stays on the page for the owner to resolve; with scripts any other failure is shown as a toast.
  const failure = newer || reply?.gone ? null : (reply?.result.error?.[""]?.join(" ") ?? null);
  useEffect(() => {
    if (reply && failure) showToast({ title: "Error", description: failure, tone: "danger" });
  }, [reply, failure]);
  // A form that was returned keeps the version it was based on: the record may be newer by now.
  const enteredVersion = reply?.result.initialValue?.version;
  return (
    <NewerValues.Provider value={marked}>
      <Form
        ref={ref}
        method="post"
        encType="multipart/form-data"
        action={reply?.gone?.createAt}
        preventScrollReset
        {...getFormProps(form as FormMetadata)}
        onInput={() => kept.keeper.entered()}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          form.onSubmit(event);
          if (event.defaultPrevented) return;
          kept.keeper.post();
          setIdempotencyKey(event.currentTarget);
        }}
      >
        <UnsentNote text={NOT_SAVED} />
        <PendingFieldset isPending={useIsPosting()} className="grid gap-5 *:min-w-0">
          {/* Enter presses the first button: this hidden one saves, or searches while photos are being chosen. */}
          <button
            type="submit"
            name={reply?.choice ? CHOOSE : enter && INTENT}
            value={reply?.choice?.field ?? enter}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          {revision && "version" in revision && (
            // The key makes a new field for a newer version, as a restored draft may have changed this one's value.
            <input
              key={Number(version)}
              type="hidden"
              name="version"
              value={Number(
                version ?? enteredVersion ?? kept.state?.baseVersion ?? revision.version,
              )}
            />
          )}
          {revision && "formId" in revision && (
            <input type="hidden" name="formId" value={revision.formId} />
          )}
          <div className={failure ? "js:sr-only" : "empty:hidden"}>
            <FormErrors id={form.errorId} errors={form.errors} />
          </div>
          <DraftFields keeper={kept.keeper} state={reply?.draft ?? kept.state} />
          <DraftNotes kept={kept} isBehind={draft?.newer != null && !reply} />
          <FormDraftContext.Provider value={kept}>
            <FormAnswer.Provider value={reply}>
              <FirstError.Provider value={firstWrong(form.allErrors)}>
                {children}
              </FirstError.Provider>
            </FormAnswer.Provider>
          </FormDraftContext.Provider>
          {draft?.state.id && <DiscardDraft isNew={draft.state.baseVersion === 0} />}
        </PendingFieldset>
      </Form>
    </NewerValues.Provider>
  );
}
