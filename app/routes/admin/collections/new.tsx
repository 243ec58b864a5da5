import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { answerDraftButton, saveForm, startNewForm } from "~/forms/draft-form.server";
import { redirectWithToast } from "~/forms/flash.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { pictureProblems } from "~/forms/received-pictures.server";
import { done, newRecordId, saveRefused } from "~/forms/record-form.server";
import { newCollectionInput } from "~/models/collections/collection";
import { CLEARED, createCollection } from "~/models/collections/collection.server";
import { addPhotos } from "~/models/collections/medium.server";
import { saved } from "~/models/records/result";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Collection");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOwner(request);
  return startNewForm("collection", request, CLEARED, "/admin/gallery");
}

export const action = formAction(async (args: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newCollectionInput);
  const id = newRecordId(form);
  const key = { kind: "collection", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/gallery");
  if (answer) return answer;
  if (!result.ok) return formFailure(result.submission);
  const photos = form.getAll("files").map(String);
  const created = saveForm(form, key, () => {
    const collection = createCollection(result.value, id);
    if (photos.length > 0) addPhotos({ collectionId: id, type: "photo", url: "" }, photos);
    return saved(collection);
  });
  if (!created.ok) return saveRefused(result.submission, created);
  const refused = pictureProblems(form).get("files");
  return refused
    ? someRefused(id, refused)
    : done("/admin/gallery", "Gallery collection created successfully");
});

/** The album is there; its page for photographs is where the others can be chosen again. */
function someRefused(id: string, problems: string[]) {
  return redirectWithToast(`/admin/gallery/${id}/media`, {
    title: "Gallery collection created, without some photos",
    description: problems.join(" "),
    tone: "danger",
  });
}

export { keepsOpenForm as shouldRevalidate } from "~/utils/keeps-open-form";

export const clientAction = keepTyped(NOT_SAVED);

export default function NewCollection() {
  const { formId, values, draft } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="New Collection" back="/admin/gallery" width="2xl">
      <CollectionForm
        key={formId}
        values={values}
        draft={draft}
        revision={{ formId }}
        reply={useActionData<typeof action>()}
        path="/gallery"
      />
    </RecordDialog>
  );
}
