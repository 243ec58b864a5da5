import { data } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { MediaForm } from "~/components/admin/collections/media-form";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { revisionOf } from "~/components/admin/forms/record-form";
import { NoRecord } from "~/components/admin/shell/no-record";
import { formFailure, parseForm } from "~/forms/form.server";
import { INTENT, SHOW_FIELDS } from "~/forms/intents";
import { NOT_SAVED, offlineAction } from "~/forms/offline-action";
import { ownerFormAction } from "~/forms/owner-form.server";
import { answerChoice } from "~/forms/pictures/picture-choice.server";
import { done, echoEntered, saveRefused, statusOf } from "~/forms/records/record-form.server";
import { version } from "~/models/base/records/value-schemas";
import { newMediaInput } from "~/models/collections/collection";
import { findCollection } from "~/models/collections/collection.server";
import { findMedium, updateMedia } from "~/models/collections/medium.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Edit Media");

function mediaPath(collectionId = "") {
  return `/admin/gallery/${collectionId}/media`;
}

export const loader = ownerLoader(({ params }) => {
  const found = findMedium(params.mediaId ?? "", "owner");
  const medium = found?.collectionId === params.id ? found : null;
  return data({ medium }, statusOf(medium));
});

export const action = ownerFormAction((form, { params }) => {
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  const collectionId = params.id ?? "";
  form.set("collectionId", collectionId);
  const result = parseForm(form, newMediaInput.safeExtend({ version }));
  if (form.get(INTENT) === SHOW_FIELDS) return echoEntered(result.submission);
  if (!result.ok) return formFailure(result.submission);
  const { collectionId: _same, ...changes } = result.value;
  const saved = updateMedia(params.mediaId ?? "", changes);
  const path = mediaPath(collectionId);
  if (saved.ok) return done(`${path}?tab=existing`, "Media updated successfully");
  const createAt = findCollection(collectionId, "owner") ? path : undefined;
  return saveRefused(result.submission, saved, { noun: "media item", createAt });
});

export const clientAction = offlineAction(NOT_SAVED);

export default function EditMedia() {
  const { medium } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const back = `${mediaPath(useParams().id)}?tab=existing`;
  return (
    <RecordDialog title="Edit Media" back={back}>
      {medium || reply ? (
        <MediaForm
          key={medium?.id}
          values={medium ?? {}}
          revision={revisionOf(medium, reply)}
          reply={reply}
          back={back}
        />
      ) : (
        <NoRecord noun="media item" />
      )}
    </RecordDialog>
  );
}
