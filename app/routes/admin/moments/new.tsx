import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { MomentForm } from "~/components/admin/moments/moment-form";
import { SHARED_WORDS } from "~/device/photographs/share-path";
import { startNewForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { momentAction } from "~/forms/records/moment-action.server";
import { findPictures } from "~/models/pictures/picture.server";
import { CLEARED } from "~/models/road/moments/moment";
import { listMomentPlaces } from "~/models/road/moments/moment.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("New Moment");

export const loader = ownerLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  const start = startNewForm("moment", request, { ...CLEARED, ...sharedValues(searchParams) });
  return { ...start, places: listMomentPlaces() };
});

/** The text and the picture, already in the library, that another app on the owner's phone shared. */
function sharedValues(shared: URLSearchParams) {
  const [picture] = findPictures((shared.get("pictures") ?? "").split(","));
  const text = SHARED_WORDS.flatMap((name) => shared.get(name) ?? []).join(" ");
  return { text, picture: picture?.src ?? null };
}

export const action = momentAction;

export { keepsOpenForm as shouldRevalidate } from "~/utils/browser/keeps-open-form";

export const clientAction = offlineAction(NOT_SAVED);

export default function NewMoment() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <RecordPage kind="moment" title="New moment" loaded={loaded}>
      {(form) => <MomentForm {...form} id={loaded.formId} places={loaded.places} />}
    </RecordPage>
  );
}
