import type { Saved } from "./result";

export const MISSING = { ok: false, kind: "missing" } as const;

/**
 * The answer to a change that must not be made; `null` where the change may go ahead. `stale` means that somebody saved
 * a newer version than the editor saw. If the newer record has all of these values already, it is returned as saved:
 * the same save came before and only its answer was lost. Without a version the last save wins.
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

/** Whether the record has all of these values already; `false` for no values. */
function isRepeat(values: object, record: object) {
  const stored = new Map(Object.entries(record));
  const entries = Object.entries(values);
  const isStored = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(stored.get(name));
  return entries.length > 0 && entries.every(isStored);
}
