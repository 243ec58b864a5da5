import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldErrors } from "~/components/ui/field-errors";
import { ownText } from "~/components/ui/in-words";
import { type AnyField, Frame, Hint, useParts } from "./field-frame";

const control =
  "min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted aria-invalid:border-danger disabled:opacity-60";

/** The look of a control without a frame, like the page that readers see; its label is for screen readers only. */
const bareControl =
  "min-h-touch w-full rounded-control bg-transparent text-ink focus-visible:outline-2 focus-visible:outline-line placeholder:text-muted aria-invalid:text-danger disabled:opacity-60";

type Shared = { field: AnyField; label: string; hint?: ReactNode };

type Bare = { isBare?: boolean };

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
        // Free text follows the direction of its own script; the other types do not need that.
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
  /** Values, or pairs of value and label; `name` is the short name for a label that says more. */
  options: readonly (string | { value: string; label: string; name?: string })[];
  /** The label of the empty option; without it there is none. */
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
        // Set explicitly, as browsers report an empty required select as invalid from the start.
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
