import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerDeleted, answerOwner, itemOf, notFound } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { changes } from "~/models/base/records/patch";
import {
  type Draft,
  deleteDraft,
  findDraft,
  findStanding,
  saveDraft,
} from "~/models/find/drafts/draft.server";
import { CLEARED, postDraftInput } from "~/models/posts/post";

const NOUN = "Draft";

function keyOf(id: string) {
  return { kind: "post", recordId: id } as const;
}

/** The draft of a post in the form of the post. */
const postDraft = apiRoute({
  GET: ownerOnly(({ key }) => {
    const found = findDraft(keyOf(key));
    return found ? answerOwner(asRecord(key, found)) : notFound(NOUN);
  }),
  PUT: ownerOnly(async ({ request, key }) => {
    const { version, ...values } = await readInput(request, postDraftInput);
    if (!findStanding(keyOf(key))) return notFound("Blog post");
    const kept = itemOf(saveDraft(keyOf(key), values, { version }), NOUN);
    return answerOwner(asRecord(key, kept));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteDraft(keyOf(key)), NOUN)),
});

function asRecord(id: string, { values, version, baseVersion, savedAt }: Draft) {
  return { ...changes(values, { ...CLEARED, title: "" }), id, version, baseVersion, savedAt };
}

export { postDraft as action, postDraft as loader };
