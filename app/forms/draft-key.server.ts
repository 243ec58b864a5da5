import type { Params } from "@remix-run/react";
import { z } from "zod";
import { type DraftKey, HOME_ID } from "~/models/draft";
import { draftKinds } from "~/models/vocabulary";

const schema = z.object({
  kind: z.enum(draftKinds),
  recordId: z.union([z.uuid(), z.literal(HOME_ID)]),
});

/** The record that an address names by its kind and id, or `null` when it can be none. */
export function draftKeyOf({ kind, id }: Params): DraftKey | null {
  return schema.safeParse({ kind, recordId: id }).data ?? null;
}
