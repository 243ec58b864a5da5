import { createContext, type ReactNode, useContext } from "react";
import { fieldText, valueAt } from "~/device/screens/drafts/entered-value";
import type { Reply } from "~/forms/reply";

/** Another text of the record, saved elsewhere or kept on this device, by field name. */
type Newer = { from: string; values: object };

/** The other text that a form's fields show where it differs; `null` where there is none. */
export const NewerValues = createContext<Newer | null>(null);

/** What the server has answered last: another object with each answer. */
export const FormAnswer = createContext<Reply>(undefined);

/** The name of the first field with an error: where a page that came without scripts puts the focus. */
export const FirstError = createContext<string | null>(null);

/** The name of the field that the first of these errors is of. A list's entries, such as `tags[2]`, share its control. */
export function firstWrong(errors: Record<string, unknown>) {
  const names = Object.keys(errors).map((name) => name.replace(/\[\d+\]$/, ""));
  return names.find((name) => name !== "") ?? null;
}

/** `autoFocus` for the field where the owner has to go on. */
export function useFocus(name: string) {
  return useContext(FirstError) === name ? { autoFocus: true } : {};
}

/** What a field says, to be held against the other text; without one nobody has to listen to each key press. */
export function useEntered(field: { initialValue?: unknown; value?: unknown }) {
  return useContext(NewerValues) ? field.value : field.initialValue;
}

/** Whether the other text says something else than what was typed into the field of this name. */
export function differs(other: Newer, name: string, entered: unknown) {
  return fieldText(valueAt(other.values, name)) !== fieldText(entered);
}

type Props = {
  name: string;
  entered: unknown;
  /** The newer value in words, where its field does not show it as it is stored. */
  inWords?: (value: unknown) => ReactNode;
  children: ReactNode;
};

/** A field, with the newer saved value under it where that differs from what was typed. */
export function WithNewer({ name, entered, inWords = fieldText, children }: Props) {
  const other = useContext(NewerValues);
  const newer = other && inWords(valueAt(other.values, name));
  const isOther = other !== null && differs(other, name, entered);
  // One and the same element in both cases: a field that moves in the tree loses what was typed.
  return (
    <div className={isOther ? "grid gap-1.5 border-l-4 border-monsoon pl-3" : "contents"}>
      {children}
      {isOther && (
        <p className="text-sm text-monsoon">
          {other?.from === "phone" ? "Kept on this device:" : "Saved meanwhile:"}{" "}
          <span className="block max-h-40 overflow-y-auto font-medium wrap-anywhere whitespace-pre-wrap">
            {newer === "" ? "(empty)" : newer === "on" ? "(ticked)" : newer}
          </span>
        </p>
      )}
    </div>
  );
}
