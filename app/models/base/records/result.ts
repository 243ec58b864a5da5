/** Messages under the names of the fields that they are about; "" holds those about the whole form. */
export type FieldErrors = Record<string, string[]>;

/** Why a save did not happen, as a value: the caller decides how to say it. */
export type Refusal<Item> =
  | { kind: "invalid"; fieldErrors: FieldErrors }
  | { kind: "missing" }
  /** Someone saved a newer version since the editor opened theirs: the record as it is now. */
  | { kind: "stale"; newer: Item };

export type Saved<Item> = { ok: true; item: Item } | ({ ok: false } & Refusal<Item>);

export function saved<Item>(item: Item): Saved<Item> {
  return { ok: true, item };
}

export function invalid(field: string, message: string): Saved<never> {
  return { ok: false, kind: "invalid", fieldErrors: { [field]: [message] } };
}
