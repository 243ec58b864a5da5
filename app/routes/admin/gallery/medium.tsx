import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { chosenMediaType } from "~/components/admin/chosen-media-type";
import { MediaForm } from "~/components/admin/media-form";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newMediaInput } from "~/models/collection";
import { getMedia, updateMedia } from "~/models/collection.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { formFailure, parseForm } from "~/utils/form.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import { done, noRecord, saveRefused } from "~/utils/record-form.server";

export const meta = () => adminMeta("Edit Media");

function existingMedia(id: string) {
  return `/admin/gallery/${id}/media?tab=existing`;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const medium = getMedia(params.mediaId ?? "");
  if (!medium || medium.collectionId !== params.id) throw noRecord("media item");
  return { medium };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const collectionId = params.id ?? "";
  form.set("collectionId", collectionId);
  const result = parseForm(form, newMediaInput);
  if (!result.ok) return formFailure(result.submission);
  const { collectionId: _same, ...changes } = result.value;
  const saved = updateMedia(params.mediaId ?? "", changes);
  if (!saved.ok) return saveRefused(result.submission, saved, null);
  return done(existingMedia(collectionId), "Media updated successfully");
}

export default function EditMedia() {
  const { medium } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const back = existingMedia(medium.collectionId);
  return (
    <RecordDialog title="Edit Media" back={back} width="2xl">
      <MediaForm
        key={medium.id}
        values={medium}
        type={chosenMediaType(params, reply, medium.type)}
        formId={medium.id}
        reply={reply}
        save={{ label: "Save Changes", back }}
      />
    </RecordDialog>
  );
}
