import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { MomentForm } from "~/components/admin/moments/moment-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { startForm } from "~/forms/draft-form.server";
import { momentAction } from "~/forms/moment-action.server";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { statusOf } from "~/forms/record-form.server";
import { findMoment, listMomentPlaces } from "~/models/road/moments/moment.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Moment");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const id = params.id ?? "";
  const moment = findMoment(id);
  const start = startForm({ kind: "moment", recordId: id }, moment);
  return data({ id, moment, start, places: listMomentPlaces() }, statusOf(moment));
}

export const action = momentAction;

export const clientAction = offlineAction(NOT_SAVED);

export default function EditMoment() {
  const { id, moment, start, places } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <RecordDialog title="Edit moment" back="/admin/moments" width="2xl">
      {moment || reply ? (
        <MomentForm
          key={id}
          id={id}
          values={start?.values ?? {}}
          draft={start?.draft}
          revision={revisionOf(moment, reply)}
          reply={reply}
          places={places}
        />
      ) : (
        <NoRecord noun="moment" />
      )}
    </RecordDialog>
  );
}
