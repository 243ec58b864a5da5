import type { Params } from "@remix-run/react";
import { z } from "zod";
import { apiRoute, type Call, ownerOnly } from "~/api/api.server";
import { answerDone, answerOwner, failure, notFound } from "~/api/api-answers.server";
import { seenDraft } from "~/forms/drafts/draft-form.server";
import { draftState, enteredDraft, formValues } from "~/forms/drafts/draft-values.server";
import { readForm } from "~/forms/form.server";
import { setBySiteClock } from "~/forms/form-clock.server";
import { draftKinds } from "~/kinds";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import type { DraftKey } from "~/models/find/drafts/draft";
import { deleteDraft, saveDraft } from "~/models/find/drafts/draft.server";
import { sitePages } from "~/models/texts/pages/site-pages";

const NOUN = "Draft";

const named = z.object({
  kind: z.enum(draftKinds),
  recordId: z.union([z.uuid(), z.literal(HOME_RECORD_ID), z.enum(sitePages)]),
});

/** The key from the kind and id in the address; `null` if they are not valid. */
function draftKeyOf({ kind, id }: Params): DraftKey | null {
  return named.safeParse({ kind, recordId: id }).data ?? null;
}

/** The draft of a form, sent by its page during typing: `PUT` the form's fields, `DELETE` to discard. */
const draft = apiRoute({
  PUT: ownerOnly(async (call) => {
    const key = draftKeyOf(call.params);
    return key ? keep(call, key) : notFound(NOUN);
  }),
  DELETE: ownerOnly(({ params }) => {
    const key = draftKeyOf(params);
    return key && deleteDraft(key) ? answerDone() : notFound(NOUN);
  }),
});

async function keep({ request }: Call, key: DraftKey) {
  const form = await readForm(request);
  setBySiteClock(form);
  const { values, cut } = enteredDraft(form, key.kind);
  if (cut.size > 0) return failure(413, `This is too long to be kept: ${[...cut].join(", ")}.`);
  const saved = saveDraft(key, values, seenDraft(form));
  if (saved.ok) return answerOwner(draftState(saved.item));
  if (saved.kind !== "stale") return failure(404, "What this text belongs to was deleted.");
  // The conflicting text, as the form would show it.
  const newer = { ...draftState(saved.newer), values: formValues(saved.newer.values) };
  return failure(409, "A newer text was saved elsewhere.", { newer });
}

export { draft as action };
