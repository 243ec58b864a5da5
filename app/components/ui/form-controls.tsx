import {
  type FieldMetadata,
  getInputProps,
  getSelectProps,
  getTextareaProps,
} from "@conform-to/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldErrors } from "~/components/ui/field-errors";
import { ownText } from "~/components/ui/in-words";

/** Label, hint and errors stand around every control in the same way, tied to it by `aria-describedby`. */

type FrameProps = { label: string; isBare?: boolean; parts: Parts; children: ReactNode };

function Frame({ label, isBare, parts, children }: FrameProps) {
  const { id, required, errorId } = parts.field;
  return (
    <div className="hinted grid gap-1.5">
      <label htmlFor={id} className={isBare ? "sr-only" : "font-medium"}>
        {label}
        {/* The control says so itself, to whoever listens. */}
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

function Hint({ hint, hintId }: Pick<Parts, "hint" | "hintId">) {
  if (!hint) return null;
  return (
    <p id={hintId} className="hint text-sm text-muted">
      {hint}
    </p>
  );
}

const control =
  "min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60";

/** What stands on the page itself, as readers see it: its label is for who listens. */
const bareControl =
  "min-h-touch w-full rounded-control bg-transparent text-ink focus-visible:outline-2 focus-visible:outline-line placeholder:text-muted aria-invalid:text-danger disabled:opacity-60";

/** `FieldMetadata` of any value type: the control only needs its name, ids and errors. */
// biome-ignore lint/suspicious/noExplicitAny: conform's own helpers take the metadata of any schema.
type AnyField = FieldMetadata<any, any, string[]>;

type Shared = { field: AnyField; label: string; hint?: ReactNode };

type Bare = { isBare?: boolean };

/** A list's errors stand at its entries, which share one control. */
export function errorsOf(field: AnyField) {
  const messages = Object.values(field.allErrors).flat();
  return messages.length > 0 ? [...new Set(messages)] : undefined;
}

type Parts = Omit<ReturnType<typeof useParts>, "aria">;

/** What stands around a control, and what ties the control to it. */
function useParts(field: AnyField, hint: ReactNode) {
  const hintId = useId();
  const describedBy = [field.valid ? "" : field.errorId, hint ? hintId : ""].filter(Boolean);
  const aria = {
    "aria-describedby": describedBy.join(" ") || undefined,
    "aria-invalid": field.valid ? undefined : true,
  };
  return { field, hint, hintId, aria };
}

type TextFieldProps = Shared &
  Bare &
  Omit<ComponentProps<"input">, "type" | "name" | "id"> & {
    type?: "text" | "email" | "url" | "number" | "password" | "date" | "datetime-local" | "search";
  };

/** A one-line field. A list is shown as comma-separated text. */
export function TextField({ field, label, hint, isBare, type = "text", ...props }: TextFieldProps) {
  const { aria, ...parts } = useParts(field, hint);
  const { key, defaultValue, ...input } = getInputProps(field, { type, ariaAttributes: false });
  const value: unknown = field.initialValue;
  return (
    <Frame label={label} isBare={isBare} parts={parts}>
      <input
        key={key}
        {...input}
        // What is written from right to left is typed so; fields of one kind of sign know their way.
        {...(type === "text" || type === "search" ? ownText() : {})}
        defaultValue={Array.isArray(value) ? value.join(", ") : defaultValue}
        {...aria}
        {...props}
        className={isBare ? `${bareControl} ${props.className}` : control}
      />
    </Frame>
  );
}

type TextAreaProps = Shared & Bare & Omit<ComponentProps<"textarea">, "name" | "id">;

export function TextArea({ field, label, hint, isBare, ...props }: TextAreaProps) {
  const { aria, ...parts } = useParts(field, hint);
  const { key, ...textarea } = getTextareaProps(field, { ariaAttributes: false });
  return (
    <Frame label={label} isBare={isBare} parts={parts}>
      <textarea
        key={key}
        {...textarea}
        {...ownText()}
        {...aria}
        {...props}
        className={isBare ? `${bareControl} ${props.className}` : control}
      />
    </Frame>
  );
}

type SelectFieldProps = Shared & {
  /** The values to choose from, or pairs of value and label; `name` is what it is called where the label says more. */
  options: readonly (string | { value: string; label: string; name?: string })[];
  /** The entry that stands for 'nothing chosen'; without it there is none. */
  blank?: string;
  defaultValue?: string;
  disabled?: boolean;
  autoFocus?: boolean;
};

export function SelectField({ field, label, hint, options, blank, ...props }: SelectFieldProps) {
  const { aria, ...parts } = useParts(field, hint);
  const { key, ...select } = getSelectProps(field, { ariaAttributes: false });
  return (
    <Frame label={label} parts={parts}>
      <select
        key={key}
        {...select}
        {...aria}
        // Unsaid, browsers call one that must still be chosen a mistake from the start.
        aria-invalid={!field.valid}
        className={control}
        {...props}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => {
          const said = typeof option === "string" ? { value: option, label: option } : option;
          const { value, label: text, name } = { name: undefined, ...said };
          return (
            <option key={value} value={value} data-name={name}>
              {text}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}

export function CheckField({ field, label, hint }: Shared) {
  const { aria, ...parts } = useParts(field, hint);
  const { key, ...input } = getInputProps(field, { type: "checkbox", ariaAttributes: false });
  return (
    <div className="hinted grid gap-1">
      <label className="flex min-h-touch items-center gap-3 font-medium">
        <input key={key} {...input} {...aria} className="size-5 accent-accent" />
        {label}
      </label>
      <Hint {...parts} />
      <FieldErrors id={field.errorId} errors={field.errors} />
    </div>
  );
}
