import { transact } from "~db/client.server";
import { type Saved, saved } from "./result";

type Save<Item> = {
  /** The version that the editor saw; without it the last save wins. */
  version: number | null | undefined;
  /** What the record is to say, as it says it once it is stored; what is absent stays as it is. */
  values: object;
  /** The record as it is now, `null` when there is none. */
  read: () => Item | null;
  /** Why these values cannot stand in the record, if they cannot. */
  refuse?: (before: Item) => Saved<never> | undefined;
  write: (before: Item) => void;
  /** Makes the record, for one that is there from its first save on; without it, no record is a refusal. */
  create?: () => void;
  /** Keeps what the record said before, where versions of it are kept. */
  keepVersion?: (before: Item, after: Item) => void;
};

/**
 * Changes a record, all or nothing, unless it is gone or somebody saved a newer version. One that says all this
 * already is no clash: the same save came before, and only its answer was lost.
 */
export function saveChange<Item extends { version: number }>(save: Save<Item>): Saved<Item> {
  const { version, values, read, refuse, write, create, keepVersion } = save;
  return transact((): Saved<Item> => {
    const before = read();
    if (!before && !create) return { ok: false, kind: "missing" };
    if (before && version != null && version !== before.version) {
      return isRepeat(values, before) ? saved(before) : { ok: false, kind: "stale", newer: before };
    }
    const refusal = before && refuse?.(before);
    if (refusal) return refusal;
    if (before) write(before);
    else create?.();
    const after = read() as Item;
    if (before) keepVersion?.(before, after);
    return saved(after);
  });
}

/** Whether the record says all that these values say. Values that say nothing repeat nothing. */
function isRepeat(values: object, record: object) {
  const stored = new Map(Object.entries(record));
  const entries = Object.entries(values);
  const isStored = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(stored.get(name));
  return entries.length > 0 && entries.every(isStored);
}
