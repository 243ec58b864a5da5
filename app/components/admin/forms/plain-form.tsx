import { type FormMetadata, getFormProps } from "@conform-to/react";
import { Form, type FormProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";

/** The metadata of a form of any schema. */
export type AnyForm = Pick<
  FormMetadata,
  "id" | "errors" | "allErrors" | "errorId" | "status" | "onSubmit" | "noValidate"
>;

type Props = Pick<FormProps, "action" | "encType" | "noValidate"> & {
  form: AnyForm;
  /** The layout of its fields. */
  className: string;
  children: ReactNode;
};

/** A form without drafts. It shows form-level errors and is disabled while it is being sent. */
export function PlainForm({ form, className, children, ...props }: Props) {
  return (
    <Form method="post" preventScrollReset {...getFormProps(form as FormMetadata)} {...props}>
      <PendingFieldset isPending={useIsPosting()} className={className}>
        <FormErrors id={form.errorId} errors={form.errors} />
        {children}
      </PendingFieldset>
    </Form>
  );
}

/** The errors of a form as a whole. */
export function FormErrors({ id, errors }: { id?: string; errors: string[] | undefined }) {
  if (!errors || errors.length === 0) return null;
  return (
    <p
      id={id}
      role="alert"
      className="rounded-control border border-danger p-3 font-medium text-danger"
    >
      {errors.join(" ")}
    </p>
  );
}
