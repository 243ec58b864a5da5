import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collections/collection-form";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { SharePictures } from "~/components/admin/previews/share-pictures";
import { NoRecord } from "~/components/admin/shell/no-record";
import { collectionAction } from "~/forms/collection-action.server";
import { startForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/record-form.server";
import { findCollection } from "~/models/collections/collection.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Collection");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const collection = findCollection(id, "owner");
  const start = startForm({ kind: "collection", recordId: id }, collection);
  return data({ collection, start }, statusOf(collection));
}

export const action = collectionAction;

export const clientAction = offlineAction(NOT_SAVED);

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
