import type { Saved } from "./result";

export const MISSING = { ok: false, kind: "missing" } as const;

/**
 * What is answered to a change without making it: that somebody saved a newer version than the `version` that the editor
 * saw, or the record itself where it says all of the values already, for then the same save came before and only its
 * answer was lost. `null` for a change that is to be made; without a version the last save wins.
 */
export function conflictOf<Item extends { version: number }>(
  before: Item,
  version: number | null | undefined,
  values: object,
): Saved<Item> | null {
  if (version == null || version === before.version) return null;
  return isRepeat(values, before)
    ? { ok: true, item: before }
    : { ok: false, kind: "stale", newer: before };
}

/** Whether the record says all that these values say. Values that say nothing repeat nothing. */
function isRepeat(values: object, record: object) {
  const stored = new Map(Object.entries(record));
  const entries = Object.entries(values);
  const isStored = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(stored.get(name));
  return entries.length > 0 && entries.every(isStored);
}
