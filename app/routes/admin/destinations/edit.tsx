import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destinations/destination-form";
import { RecordPage } from "~/components/admin/forms/record-page";
import { startForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { destinationAction } from "~/forms/records/destination-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { suggestionsFor } from "~/forms/records/related-form.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { findDestination } from "~/models/destinations/destination.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Destination");

export const loader = ownerLoader(({ params }) => {
  const id = params.id ?? "";
  const record = findDestination({ id }, "owner");
  const start = startForm({ kind: "destination", recordId: id }, record);
  const offered = suggestionsFor(id, [start?.values, record]);
  const collections = listCollectionTitles();
  return data({ record, start, offered, collections }, statusOf(record));
});

export const action = destinationAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditDestination() {
  const loaded = useLoaderData<typeof loader>();
  const { record } = loaded;
  return (
    <RecordPage kind="destination" title="Edit Destination" loaded={loaded}>
      {(form) => (
        <DestinationForm
          {...form}
          path={record ? `/journey/${record.slug}` : "/journey"}
          offered={loaded.offered}
          collections={loaded.collections}
        />
      )}
    </RecordPage>
  );
}
