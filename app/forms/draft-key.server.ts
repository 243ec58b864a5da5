import type { Params } from "@remix-run/react";
import { z } from "zod";
import { draftKinds } from "~/kinds";
import type { DraftKey } from "~/models/drafts/draft";
import { HOME_RECORD_ID } from "~/models/records/record-key";
import { sitePages } from "~/models/site-pages/site-pages";

const schema = z.object({
  kind: z.enum(draftKinds),
  recordId: z.union([z.uuid(), z.literal(HOME_RECORD_ID), z.enum(sitePages)]),
});

/** The record that an address names by its kind and id, or `null` when it can be none. */
export function draftKeyOf({ kind, id }: Params): DraftKey | null {
  return schema.safeParse({ kind, recordId: id }).data ?? null;
}
