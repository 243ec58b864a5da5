import type { ComponentProps, ReactNode } from "react";
import { WithNewer } from "~/components/admin/forms/newer-values";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { FieldErrors } from "~/components/ui/field-errors";
import { errorsOf } from "~/components/ui/field-frame";

type Props = {
  field: Field;
  legend: string;
  hint?: string;
  /** What is chosen in the form as it stands. */
  entered: unknown;
  /** What is chosen, for who has to decide between two versions. */
  inWords: ComponentProps<typeof WithNewer>["inWords"];
  children: ReactNode;
};

/** One field of several boxes, with what is said of it. */
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
