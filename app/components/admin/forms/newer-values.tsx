import { createContext, type ReactNode, useContext } from "react";
import { asEntered, valueAt } from "~/components/admin/drafts/entered-value";

/** Another text of the record, saved elsewhere or kept on this device, by field name. */
type Newer = { from: string; values: object };

/** The other text that a form's fields show where it differs; `null` where there is none. */
export const NewerValues = createContext<Newer | null>(null);

/** The name of the first field with an error: where a page that came without scripts puts the focus. */
export const FirstError = createContext<string | null>(null);

/** `autoFocus` for the field where the owner has to go on. */
export function useFocus(name: string) {
  return useContext(FirstError) === name ? { autoFocus: true } : {};
}

/** What a field says, to be held against the other text; without one nobody has to listen to each key press. */
export function useEntered(field: { initialValue?: unknown; value?: unknown }) {
  return useContext(NewerValues) ? field.value : field.initialValue;
}

type Props = {
  name: string;
  entered: unknown;
  /** The newer value in words, where its field does not show it as it is stored. */
  inWords?: (value: unknown) => ReactNode;
  children: ReactNode;
};

/** A field, with the newer saved value under it where that differs from what was typed. */
export function WithNewer({ name, entered, inWords = asEntered, children }: Props) {
  const other = useContext(NewerValues);
  const value = other && valueAt(other.values, name);
  const newer = other && inWords(value);
  const differs = other !== null && asEntered(value) !== asEntered(entered);
  // One and the same element in both cases: a field that moves in the tree loses what was typed.
  return (
    <div className={differs ? "grid gap-1.5 border-l-4 border-monsoon pl-3" : "contents"}>
      {children}
      {differs && (
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
