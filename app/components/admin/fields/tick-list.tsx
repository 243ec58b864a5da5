import type { ComponentProps, ReactNode } from "react";
import { WithNewer } from "~/components/admin/forms/newer-values";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { FieldErrors } from "~/components/ui/field-errors";
import { errorsOf } from "~/components/ui/field-frame";

type Props = {
  field: Field;
  legend: string;
  hint?: string;
  /** The present selection in the form. */
  entered: unknown;
  /** The other version's selection in words, if the owner has to choose between two versions. */
  inWords: ComponentProps<typeof WithNewer>["inWords"];
  children: ReactNode;
};

/** A group of checkboxes as one field, with its hint and errors. */
export function TickList({ field, legend, hint, entered, inWords, children }: Props) {
  const errors = errorsOf(field);
  const hintId = hint && `${field.id}-hint`;
  const describedBy = [hintId, errors && field.errorId].filter(Boolean).join(" ");
  return (
    <WithNewer name={field.name} entered={entered} inWords={inWords}>
      <fieldset aria-describedby={describedBy || undefined} className="grid gap-1.5 sm:col-span-2">
        <legend className="mb-1.5 font-medium">{legend}</legend>
        {children}
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        <FieldErrors id={field.errorId} errors={errors} />
      </fieldset>
    </WithNewer>
  );
}
