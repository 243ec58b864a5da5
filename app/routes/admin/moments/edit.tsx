import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/admin/forms/record-page";
import { MomentForm } from "~/components/admin/moments/moment-form";
import { startForm } from "~/forms/drafts/draft-form.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { momentAction } from "~/forms/records/moment-action.server";
import { statusOf } from "~/forms/records/record-form.server";
import { findMoment, listMomentPlaces } from "~/models/road/moments/moment.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Moment");

export const loader = ownerLoader(({ params }) => {
  const id = params.id ?? "";
  const record = findMoment(id);
  const start = startForm({ kind: "moment", recordId: id }, record);
  return data({ id, record, start, places: listMomentPlaces() }, statusOf(record));
});

export const action = momentAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditMoment() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <RecordPage kind="moment" title="Edit moment" loaded={loaded}>
      {(form) => <MomentForm {...form} id={loaded.id} places={loaded.places} />}
    </RecordPage>
  );
}
