import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { UnsentNote } from "~/components/ui/unsent-note";
import { NOT_SAVED } from "~/forms/keep-typed";
import { showToast } from "~/utils/toaster";
import { DraftNote } from "./draft-note";
import { FirstError, NewerValues } from "./newer-values";
import type { Reply } from "./reply";
import { useDraft } from "./use-draft";

/** The version that is being edited, or the id that a new record will have. */
export type Revision = { version: number } | { formId: string };

/** What an edit form is for: its record, or after a deletion the new one that it can become. */
export function revisionOf(record: { version: number } | null, reply: Reply): Revision {
  return reply?.gone ? { formId: reply.gone.formId } : { version: record?.version ?? 0 };
}

type Props = {
  form: Pick<
    FormMetadata,
    "id" | "errors" | "allErrors" | "errorId" | "status" | "onSubmit" | "noValidate"
  >;
  /** None where nothing is made, and nothing that has versions is changed. */
  revision?: Revision;
  reply: Reply;
  /** What Enter in a field asks for, where the form's buttons ask for different things. */
  enter?: string;
  children: ReactNode;
};

/** What every form for a record does: keep a draft, guard against lost edits, say what failed. */
export function RecordForm({ form, revision, reply, enter, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const { restored, keep, keepNow, discard } = useDraft(ref, form.status !== undefined);
  // A list's entries, such as `tags[2]`, share the control of the list.
  const wrong = Object.keys(form.allErrors).map((name) => name.replace(/\[\d+\]$/, ""));
  const firstError = wrong.find((name) => name !== "") ?? null;
  const newer = reply?.newer ?? null;
  const version = newer && "version" in newer ? newer.version : null;
  // What asks for a choice stays on the page; what only failed is a message, where scripts run.
  const failure = newer || reply?.gone ? null : (reply?.result.error?.[""]?.join(" ") ?? null);
  useEffect(() => {
    if (reply && failure) showToast({ title: "Error", description: failure, tone: "danger" });
  }, [reply, failure]);
  // A form that comes back keeps the version that it was typed over: the record may be newer by now.
  const typedVersion = reply?.result.initialValue?.version;
  return (
    <NewerValues.Provider value={newer}>
      <Form
        ref={ref}
        method="post"
        encType="multipart/form-data"
        action={reply?.gone?.createAt}
        preventScrollReset
        {...getFormProps(form as FormMetadata)}
        onInput={keep}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          keepNow();
          form.onSubmit(event);
        }}
      >
        <UnsentNote text={NOT_SAVED} />
        <PendingFieldset isPending={useIsPosting()} className="grid gap-5 *:min-w-0">
          {/* Enter presses a form's first button: let that be the one that saves. */}
          <button
            type="submit"
            name={enter && "intent"}
            value={enter}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          {revision && "version" in revision && (
            // A new field for a newer version: a restored draft may have written into this one.
            <input
              key={Number(version)}
              type="hidden"
              name="version"
              value={Number(version ?? typedVersion ?? revision.version)}
            />
          )}
          {revision && "formId" in revision && (
            <input type="hidden" name="formId" value={revision.formId} />
          )}
          {form.errors && (
            <p
              id={form.errorId}
              role="alert"
              className={`rounded-control border border-danger p-3 font-medium text-danger ${failure ? "js:sr-only" : ""}`}
            >
              {form.errors.join(" ")}
            </p>
          )}
          {restored && <DraftNote onDiscard={discard} />}
          <FirstError.Provider value={firstError}>{children}</FirstError.Provider>
        </PendingFieldset>
      </Form>
    </NewerValues.Provider>
  );
}
