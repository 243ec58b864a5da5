import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { NoRecord } from "~/components/admin/no-record";
import { RecordDialog } from "~/components/admin/record-dialog";
import { revisionOf } from "~/components/admin/record-form";
import { formFailure, parseForm } from "~/forms/form.server";
import { keepTyped, NOT_SAVED } from "~/forms/keep-typed";
import { formAction } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { done, saveRefused, statusOf } from "~/forms/record-form.server";
import { newCollectionInput } from "~/models/collection";
import { findCollection, updateCollection } from "~/models/collection.server";
import { version } from "~/models/value-schemas";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Collection");

const LOST = { noun: "collection", createAt: "/admin/gallery/new" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const collection = findCollection(params.id ?? "", "owner");
  return data({ collection }, statusOf(collection));
}

export const action = formAction(async ({ params, ...args }: ActionFunctionArgs) => {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newCollectionInput.extend({ version }));
  if (!result.ok) return formFailure(result.submission);
  const saved = updateCollection(params.id ?? "", result.value);
  if (!saved.ok) return saveRefused(result.submission, saved, LOST);
  return done("/admin/gallery", "Gallery collection updated successfully");
});

export const clientAction = keepTyped(NOT_SAVED);

export default function EditCollection() {
  const { collection } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit Collection" back="/admin/gallery" width="2xl">
      {collection || reply ? (
        <CollectionForm
          key={collection?.id}
          values={collection ?? {}}
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
