import { useLoaderData } from "@remix-run/react";
import { CollectionForm } from "~/components/admin/collections/collection-form";
import { RecordPage } from "~/components/admin/forms/record-page";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { collectionAction } from "~/forms/records/collection-action.server";
import { CLEARED } from "~/models/collections/collection";
import { findPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Collection");

export const loader = ownerLoader(({ request }) =>
  startNewForm("collection", request, { ...CLEARED, files: chosenBefore(request) }),
);

/** The addresses of the photos chosen for it on an earlier page. */
function chosenBefore(request: Request) {
  const ids = new URL(request.url).searchParams.get("pictures") ?? "";
  return findPictures(ids.split(",").filter(Boolean)).map(({ src }) => src);
}

export const action = collectionAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewCollection() {
  return (
    <RecordPage kind="collection" title="New Collection" loaded={useLoaderData<typeof loader>()}>
      {(form) => <CollectionForm {...form} path="/gallery" />}
    </RecordPage>
  );
}
