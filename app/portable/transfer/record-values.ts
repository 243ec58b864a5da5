import type { z } from "zod";

/**
 * What a record says in the fields of its input, in their order, without what an absent field says by itself; `always`
 * names the fields that the site's settings would fill in.
 */
export function valuesOf(
  record: object,
  input: z.ZodObject,
  cleared: object,
  always: readonly string[] = [],
) {
  const values = new Map<string, unknown>(Object.entries(record));
  const standing = new Map<string, unknown>(Object.entries(cleared));
  for (const name of always) standing.delete(name);
  const said = Object.keys(input.shape).flatMap((name) => {
    const value = values.get(name) ?? null;
    const isSaid = JSON.stringify(value) !== JSON.stringify(standing.get(name) ?? null);
    return isSaid ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

/** When the record was made, and when it was last changed where that was later. */
export function datesOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) {
  return {
    createdAt,
    ...(updatedAt.getTime() !== createdAt.getTime() && { updatedAt }),
  };
}

/** The list, or `null` for an empty one. */
export function orNothing<Item>(list: Item[]) {
  return list.length > 0 ? list : null;
}
