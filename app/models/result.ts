/** Messages under the names of the fields that they are about; "" holds those about the whole form. */
export type FieldErrors = Record<string, string[]>;

/** Why a save did not happen, as a value: the caller decides how to say it. */
export type Refusal =
  | { kind: "invalid"; fieldErrors: FieldErrors }
  | { kind: "missing" }
  | { kind: "stale" };

export type Saved<Item> = { ok: true; item: Item } | ({ ok: false } & Refusal);

export function saved<Item>(item: Item): Saved<Item> {
  return { ok: true, item };
}

export function invalid(field: string, message: string): Saved<never> {
  return { ok: false, kind: "invalid", fieldErrors: { [field]: [message] } };
}

export const missing: Saved<never> = { ok: false, kind: "missing" };

/** Someone saved a newer version since the editor opened theirs. */
export const stale: Saved<never> = { ok: false, kind: "stale" };
