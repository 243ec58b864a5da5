import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { NoRecord } from "~/components/admin/no-record";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { SharePictures } from "~/components/admin/share-pictures";
import { answerDraftButton, saveForm, startForm } from "~/forms/draft-form.server";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, saveRefused, statusOf } from "~/forms/record-form.server";
import { newCollectionInput } from "~/models/collections/collection";
import { findCollection, updateCollection } from "~/models/collections/collection.server";
import { version } from "~/models/records/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Collection");

const LOST = { noun: "collection", createAt: "/admin/gallery/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const collection = findCollection(id, "owner");
  const start = startForm({ kind: "collection", recordId: id }, collection, LOST.createAt);
  return data({ collection, start }, statusOf(collection));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newCollectionInput.extend({ version }));
  const id = params.id ?? "";
  const key = { kind: "collection", recordId: id } as const;
  const answer = answerDraftButton(form, result.submission, key, "/admin/gallery");
  if (answer) return answer;
  if (!result.ok) return formFailure(result.submission);
  const saved = saveForm(form, key, () => updateCollection(id, result.value));
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  return done("/admin/gallery", "Gallery collection updated successfully");
});

export const clientAction = keepTyped(NOT_SAVED);

export default function EditCollection() {
  const { collection, start } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit Collection" back="/admin/gallery" width="2xl">
      {collection && <SharePictures item={{ kind: "collection", id: collection.id }} />}
      {collection || reply ? (
        <CollectionForm
          key={collection?.id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(collection, reply)}
          reply={reply}
          path={collection ? `/gallery/${collection.id}` : "/gallery"}
        />
      ) : (
        <NoRecord noun="gallery collection" />
      )}
    </RecordDialog>
  );
}
