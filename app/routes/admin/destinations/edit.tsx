import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destinations/destination-form";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { SharePictures } from "~/components/admin/previews/share-pictures";
import { NoRecord } from "~/components/admin/shell/no-record";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { destinationAction } from "~/forms/destination-action.server";
import { startForm } from "~/forms/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/record-form.server";
import { offeredFor } from "~/forms/related-form.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { findDestination } from "~/models/destinations/destination.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Destination");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const destination = findDestination({ id }, "owner");
  const start = startForm({ kind: "destination", recordId: id }, destination);
  const offered = offeredFor(id, [start?.values, destination]);
  const collections = listCollectionTitles();
  return data({ destination, start, offered, collections }, statusOf(destination));
}

export const action = destinationAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditDestination() {
  const { destination, start, offered, collections } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit Destination" back="/admin/places">
      {destination && <AdminLinks path={`/admin/places/${destination.id}`} />}
      {destination && <SharePictures item={{ kind: "destination", id: destination.id }} />}
      {destination || reply ? (
        <DestinationForm
          key={destination?.id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(destination, reply)}
          reply={reply}
          path={destination ? `/journey/${destination.slug}` : "/journey"}
          offered={offered}
          collections={collections}
        />
      ) : (
        <NoRecord noun="destination" />
      )}
    </RecordDialog>
  );
}
