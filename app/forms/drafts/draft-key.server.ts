import type { Params } from "@remix-run/react";
import { z } from "zod";
import { draftKinds } from "~/kinds";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import type { DraftKey } from "~/models/find/drafts/draft";
import { sitePages } from "~/models/texts/pages/site-pages";

const schema = z.object({
  kind: z.enum(draftKinds),
  recordId: z.union([z.uuid(), z.literal(HOME_RECORD_ID), z.enum(sitePages)]),
});

/** The record that an address names by its kind and id, or `null` when it can be none. */
export function draftKeyOf({ kind, id }: Params): DraftKey | null {
  return schema.safeParse({ kind, recordId: id }).data ?? null;
}
