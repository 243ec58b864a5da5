import { createContext, type ReactNode, useContext } from "react";
import { toLocalInput } from "~/utils/dates";

/** The values that somebody saved while this form was open, by field name; `null` in every other case. */
export const NewerValues = createContext<object | null>(null);

function valueAt(values: object, name: string) {
  return name
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null
          ? (inner as { [key: string]: unknown })[key]
          : undefined,
      values,
    );
}

/** A value as its field would show it. */
function asTyped(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "on";
  if (value instanceof Date) return toLocalInput(value);
  if (Array.isArray(value)) return value.join(", ");
  return String(value).replaceAll("\r\n", "\n");
}

/** The name of the first field with an error: where a page that came without scripts puts the focus. */
export const FirstError = createContext<string | null>(null);

/** `autoFocus` for the field where the owner has to go on. */
export function useFocus(name: string) {
  return useContext(FirstError) === name ? { autoFocus: true } : {};
}

type Props = { name: string; typed: unknown; children: ReactNode };

/** A field, with the newer saved value under it where that differs from what was typed. */
export function WithNewer({ name, typed, children }: Props) {
  const values = useContext(NewerValues);
  const newer = values && asTyped(valueAt(values, name));
  const differs = newer !== null && newer !== asTyped(typed);
  // One and the same element in both cases: a field that moves in the tree loses what was typed.
  return (
    <div className={differs ? "grid gap-1.5 border-l-4 border-monsoon pl-3" : "contents"}>
      {children}
      {differs && (
        <p className="text-sm text-monsoon">
          Saved meanwhile:{" "}
          <span className="block max-h-40 overflow-y-auto font-medium wrap-anywhere whitespace-pre-wrap">
            {newer === "" ? "(empty)" : newer === "on" ? "(ticked)" : newer}
          </span>
        </p>
      )}
    </div>
  );
}
