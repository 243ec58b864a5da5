import { useLoaderData } from "@remix-run/react";
import { DestinationForm } from "~/components/admin/destinations/destination-form";
import { RecordPage } from "~/components/admin/forms/record-page";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { destinationAction } from "~/forms/records/destination-action.server";
import { suggestionsFor } from "~/forms/records/related-form.server";
import { listCollectionTitles } from "~/models/collections/collection-lists.server";
import { CLEARED } from "~/models/destinations/destination";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Add Destination");

export const loader = ownerLoader(({ request }) => {
  const start = startNewForm("destination", request, CLEARED);
  const offered = suggestionsFor(start.formId, [start.values]);
  return { ...start, offered, collections: listCollectionTitles() };
});

export const action = destinationAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewDestination() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <RecordPage kind="destination" title="Add Destination" loaded={loaded}>
      {(form) => (
        <DestinationForm
          {...form}
          path="/journey"
          offered={loaded.offered}
          collections={loaded.collections}
        />
      )}
    </RecordPage>
  );
}
