import { toLocalInput } from "~/utils/words/dates";

/** The value of the field with this name, which may be nested: `coordinates.lat`. */
export function valueAt(values: object, name: string) {
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
export function fieldText(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "on";
  if (value instanceof Date) return toLocalInput(value);
  if (Array.isArray(value)) return value.join(", ");
  return String(value).replaceAll("\r\n", "\n");
}
