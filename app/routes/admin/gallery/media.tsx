import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { chosenMediaType } from "~/components/admin/chosen-media-type";
import { DELETE, MOVE_DOWN, MOVE_UP } from "~/components/admin/intents";
import { MediaCards } from "~/components/admin/media-cards";
import { MediaForm } from "~/components/admin/media-form";
import { MediaTabs } from "~/components/admin/media-tabs";
import { RecordDialog } from "~/components/admin/record-dialog";
import { newMediaInput } from "~/models/collection";
import { addMedia, deleteMedia, getCollection, moveMedia } from "~/models/collection.server";
import { requireOwner } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { formFailure, parseForm } from "~/utils/form.server";
import { readOwnerForm } from "~/utils/owner-form.server";
import {
  done,
  newRecordId,
  noRecord,
  rowDone,
  saveRefused,
  unknownIntent,
} from "~/utils/record-form.server";

export const meta = () => adminMeta("Manage Media");

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOwner(request);
  const collection = getCollection(params.id ?? "");
  if (!collection) throw noRecord("gallery collection");
  return { collection, formId: crypto.randomUUID() };
}

export async function action({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const collectionId = params.id ?? "";
  const path = `/admin/gallery/${collectionId}/media`;
  const existing = `${path}?tab=existing`;
  const id = String(form.get("recordId"));
  switch (form.get("intent")) {
    case null:
      return add(form, collectionId, path);
    case MOVE_UP:
      return rowDone(moveMedia(id, -1), existing, "Media order updated successfully");
    case MOVE_DOWN:
      return rowDone(moveMedia(id, 1), existing, "Media order updated successfully");
    case DELETE:
      return rowDone(deleteMedia(id), existing, "Media deleted successfully");
    default:
      throw unknownIntent();
  }
}

function add(form: FormData, collectionId: string, path: string) {
  form.set("collectionId", collectionId);
  const result = parseForm(form, newMediaInput);
  if (!result.ok) return formFailure(result.submission);
  const saved = addMedia(result.value, newRecordId(form));
  if (!saved.ok) return saveRefused(result.submission, saved, null);
  return done(path, "Media added to collection successfully");
}

export default function ManageMedia() {
  const { collection, formId } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const path = `/admin/gallery/${collection.id}/media`;
  const isExisting = params.get("tab") === "existing";
  return (
    <RecordDialog title={`Media: ${collection.title}`} back="/admin/gallery">
      <MediaTabs path={path} isExisting={isExisting} count={collection.mediaCount} />
      {isExisting ? (
        <MediaCards media={collection.media} path={path} />
      ) : (
        <MediaForm
          key={collection.mediaCount}
          values={{ sortOrder: collection.mediaCount }}
          type={chosenMediaType(params, reply, "photo")}
          formId={formId}
          reply={reply}
          save={{ label: "Add Media", back: "/admin/gallery" }}
        />
      )}
    </RecordDialog>
  );
}
