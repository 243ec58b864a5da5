import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { DraftNote } from "./draft-note";
import { FirstError, NewerValues } from "./newer-values";
import { useDraft } from "./use-draft";

/** The version that is being edited, or the id that a new record will have. */
export type Revision = { version: number } | { formId: string };

type Props = {
  form: Pick<
    FormMetadata,
    "id" | "errors" | "allErrors" | "errorId" | "status" | "onSubmit" | "noValidate"
  >;
  revision: Revision;
  newer: object | null;
  children: ReactNode;
};

/** What every form for a record does: keep a draft, guard against lost edits, say what failed. */
export function RecordForm({ form, revision, newer, children }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const { restored, keep, discard } = useDraft(ref, form.status !== undefined);
  // A list's entries, such as `tags[2]`, share the control of the list.
  const wrong = Object.keys(form.allErrors).map((name) => name.replace(/\[\d+\]$/, ""));
  const firstError = wrong.find((name) => name !== "") ?? null;
  const version = newer && "version" in newer ? newer.version : null;
  return (
    <NewerValues.Provider value={newer}>
      <Form
        ref={ref}
        method="post"
        preventScrollReset
        {...getFormProps(form as FormMetadata)}
        onInput={keep}
        className="grid gap-5"
      >
        {/* Enter presses a form's first button: let that be the one that saves. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {"version" in revision ? (
          // A new field for a newer version: a restored draft may have written into this one.
          <input
            key={Number(version)}
            type="hidden"
            name="version"
            value={Number(version ?? revision.version)}
          />
        ) : (
          <input type="hidden" name="formId" value={revision.formId} />
        )}
        {form.errors && (
          <p
            id={form.errorId}
            role="alert"
            className="rounded-control border border-danger p-3 font-medium text-danger"
          >
            {form.errors.join(" ")}
          </p>
        )}
        {restored && <DraftNote onDiscard={discard} />}
        <FirstError.Provider value={firstError}>{children}</FirstError.Provider>
      </Form>
    </NewerValues.Provider>
  );
}
