import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collection-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newCollectionInput } from "~/models/collection";
import { getCollection, updateCollection } from "~/models/collection.server";
import { version } from "~/models/fields";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { formFailure, parseForm } from "~/utils/form.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { done, noRecord, saveRefused } from "~/utils/record-form.server";

export const meta = () => adminMeta("Edit Collection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const collection = getCollection(params.id ?? "");
  if (!collection) throw noRecord("gallery collection");
  return { collection };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const result = parseForm(form, newCollectionInput.extend({ version }));
  if (!result.ok) return formFailure(result.submission);
  const id = params.id ?? "";
  const saved = updateCollection(id, result.value);
  if (!saved.ok) return saveRefused(result.submission, saved, getCollection(id));
  return done("/admin/gallery", "Gallery collection updated successfully");
}

export default function EditCollection() {
  const { collection } = useLoaderData<typeof loader>();
  return (
    <RecordDialog title="Edit Collection" back="/admin/gallery" width="2xl">
      <CollectionForm
        key={collection.id}
        values={collection}
        revision={{ version: collection.version }}
        reply={useActionData<typeof action>()}
        path={`/gallery/${collection.id}`}
      />
    </RecordDialog>
  );
}
