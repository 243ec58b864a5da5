import type { FieldMetadata } from "@conform-to/react";
import { type ReactNode, useId } from "react";
import { FieldErrors } from "~/components/ui/field-errors";

/** `FieldMetadata` of any value type: the control only needs its name, ids and errors. */
// biome-ignore lint/suspicious/noExplicitAny: conform's own helpers take the metadata of any schema.
export type AnyField = FieldMetadata<any, any, string[]>;

/** The errors of a field. Those of a list are at its entries, which share one control. */
export function errorsOf(field: AnyField) {
  const messages = Object.values(field.allErrors).flat();
  return messages.length > 0 ? [...new Set(messages)] : undefined;
}

type Parts = Omit<ReturnType<typeof useParts>, "aria">;

/** The parts around a control, and the ARIA attributes that link the control to them. */
export function useParts(field: AnyField, hint: ReactNode) {
  const hintId = useId();
  const describedBy = [field.valid ? "" : field.errorId, hint ? hintId : ""].filter(Boolean);
  const aria = {
    "aria-describedby": describedBy.join(" ") || undefined,
    "aria-invalid": field.valid ? undefined : true,
  };
  return { field, hint, hintId, aria };
}

/** Every control has the same label, hint and errors around it, linked by `aria-describedby`. */

type FrameProps = { label: string; isBare?: boolean; parts: Parts; children: ReactNode };

export function Frame({ label, isBare, parts, children }: FrameProps) {
  const { id, required, errorId } = parts.field;
  return (
    <div className="hinted grid gap-1.5">
      <label htmlFor={id} className={isBare ? "sr-only" : "font-medium"}>
        {label}
        {/* Hidden from screen readers, as the control itself announces it. */}
        {required && (
          <span aria-hidden="true" className="text-muted">
            {" "}
            (required)
          </span>
        )}
      </label>
      {children}
      <Hint {...parts} />
      <FieldErrors id={errorId} errors={errorsOf(parts.field)} />
    </div>
  );
}

export function Hint({ hint, hintId }: Pick<Parts, "hint" | "hintId">) {
  if (!hint) return null;
  return (
    <p id={hintId} className="hint text-sm text-muted">
      {hint}
    </p>
  );
}
