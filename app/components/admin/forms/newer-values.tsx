import { createContext, type ReactNode, useContext } from "react";
import { fieldText, valueAt } from "~/device/screens/drafts/entered-value";
import type { Reply } from "~/forms/reply";

/** Another text of the record, saved elsewhere or stored on this device, by field name. */
type Newer = { from: string; values: object };

/** The other text, which the form's fields show where it differs; `null` without one. */
export const NewerValues = createContext<Newer | null>(null);

/** The latest answer of the server; a new object with each answer. */
export const FormAnswer = createContext<Reply>(undefined);

/** The name of the first field with an error, which gets the focus on a page that came without scripts. */
export const FirstError = createContext<string | null>(null);

/** The name of the first field with an error. Entries of a list, such as `tags[2]`, share one control. */
export function firstWrong(errors: Record<string, unknown>) {
  const names = Object.keys(errors).map((name) => name.replace(/\[\d+\]$/, ""));
  return names.find((name) => name !== "") ?? null;
}

/** `autoFocus` for the first field with an error. */
export function useFocus(name: string) {
  return useContext(FirstError) === name ? { autoFocus: true } : {};
}

/**
 * The present value of a field, to compare with the other text; without one it does not subscribe to each key press.
 */
export function useEntered(field: { initialValue?: unknown; value?: unknown }) {
  return useContext(NewerValues) ? field.value : field.initialValue;
}

/** Whether the other text has a different value in this field. */
export function differs(other: Newer, name: string, entered: unknown) {
  return fieldText(valueAt(other.values, name)) !== fieldText(entered);
}

type Props = {
  name: string;
  entered: unknown;
  /** Formats the newer value, if the field does not show it as it is stored. */
  inWords?: (value: unknown) => ReactNode;
  children: ReactNode;
};

/** A field, with the newer saved value below it if that differs. */
export function WithNewer({ name, entered, inWords = fieldText, children }: Props) {
  const other = useContext(NewerValues);
  const newer = other && inWords(valueAt(other.values, name));
  const isOther = other !== null && differs(other, name, entered);
  // The same element in both cases: a field that moved in the tree would lose its typed text.
  return (
    <div className={isOther ? "grid gap-1.5 border-l-4 border-monsoon pl-3" : "contents"}>
      {children}
      {isOther && (
        <p className="text-sm text-monsoon">
          {other?.from === "device" ? "Kept on this device:" : "Saved meanwhile:"}{" "}
          <span className="block max-h-40 overflow-y-auto font-medium wrap-anywhere whitespace-pre-wrap">
            {newer === "" ? "(empty)" : newer === "on" ? "(ticked)" : newer}
          </span>
        </p>
      )}
    </div>
  );
}
