import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collections/collection-form";
import { RecordPage } from "~/components/admin/forms/record-page";
import { startForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { collectionAction } from "~/forms/records/collection-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { findCollection } from "~/models/collections/collection.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Collection");

export const loader = ownerLoader(({ params }) => {
  const id = params.id ?? "";
  const record = findCollection(id, "owner");
  const start = startForm({ kind: "collection", recordId: id }, record);
  return data({ record, start }, statusOf(record));
});

export const action = collectionAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditCollection() {
  const loaded = useLoaderData<typeof loader>();
  const { record } = loaded;
  return (
    <RecordPage kind="collection" title="Edit Collection" loaded={loaded}>
      {(form) => <CollectionForm {...form} path={record ? `/gallery/${record.id}` : "/gallery"} />}
    </RecordPage>
  );
}
