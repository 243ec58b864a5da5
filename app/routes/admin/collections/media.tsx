import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { MediaCards } from "~/components/admin/collections/media-cards";
import { MediaForm } from "~/components/admin/collections/media-form";
import { MediaTabs } from "~/components/admin/collections/media-tabs";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { NoRecord } from "~/components/admin/shell/no-record";
import { formFailure, parseForm } from "~/forms/form.server";
import { ADD_PICTURES, DELETE, INTENT, SHOW_FIELDS } from "~/forms/intents";
import { sayNotStored, whenNotStored } from "~/forms/not-stored.server";
import { formUnanswered, NOT_SAVED } from "~/forms/offline-action";
import { readOwnerForm } from "~/forms/owner-form.server";
import { answerChoice } from "~/forms/pictures/picture-choice.server";
import { pictureProblems, sentPhotos } from "~/forms/pictures/received-pictures.server";
import {
  done,
  echoEntered,
  newRecordId,
  recordGone,
  rowDeleted,
  rowDone,
  saveRefused,
  statusOf,
  unknownIntent,
} from "~/forms/records/record-form.server";
import { sayUnanswered, whenUnanswered } from "~/forms/unanswered";
import { newMediaInput } from "~/models/collections/collection";
import { findCollection } from "~/models/collections/collection.server";
import { addMedia, addPhotos, deleteMedia } from "~/models/collections/medium.server";
import { withPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";

export const meta = () => adminMeta("Manage Media");

export const loader = ownerLoader(({ params }) => {
  const collection = findCollection(params.id ?? "", "owner");
  const media = withPictures(collection?.media ?? [], ({ type, url, thumbnailUrl }) =>
    type === "photo" ? url : thumbnailUrl,
  );
  const values = {
    collection: collection && { ...collection, media },
    formId: crypto.randomUUID(),
  };
  return data(values, statusOf(collection));
});

async function change({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const choosing = answerChoice(form);
  if (choosing) return choosing;
  const collectionId = params.id ?? "";
  const path = `/admin/gallery/${collectionId}/media`;
  const existing = `${path}?tab=existing`;
  const id = String(form.get("recordId"));
  switch (form.get(INTENT)) {
    case null:
    case SHOW_FIELDS:
      return add(form, collectionId, path);
    case ADD_PICTURES:
      return rowDone(
        addPhotos({ collectionId, type: "photo", url: "" }, form.getAll("url").map(String)).ok,
        existing,
        "Pictures added to collection successfully",
      );
    case DELETE:
      return rowDeleted(deleteMedia(id), existing, "Media deleted successfully");
    default:
      throw unknownIntent();
  }
}

export const action = whenNotStored(change, (entered, message) =>
  entered.has("recordId") ? sayNotStored(message) : formUnanswered(entered, message),
);

export const clientAction = whenUnanswered((entered) =>
  entered.has("recordId") ? sayUnanswered() : formUnanswered(entered, NOT_SAVED),
);

function add(form: FormData, collectionId: string, path: string) {
  form.set("collectionId", collectionId);
  const photos = sentPhotos(form);
  const refused = pictureProblems(form).get("files");
  // Each file gets the other fields; the address field is for the first file only.
  if (photos[0]) form.set("url", photos[0]);
  const result = parseForm(form, newMediaInput);
  if (form.get(INTENT) === SHOW_FIELDS) return echoEntered(result.submission);
  if (!findCollection(collectionId, "owner")) {
    return recordGone(result.submission, { noun: "collection" });
  }
  if (!result.ok) return formFailure(result.submission, refused && { files: refused });
  const saved = photos[0]
    ? addPhotos(result.value, photos)
    : addMedia(result.value, newRecordId(form));
  if (!saved.ok) return saveRefused(result.submission, saved);
  if (refused)
    return formFailure(result.submission, { "": [someAdded(photos.length)], files: refused });
  return done(path, "Media added to collection successfully");
}

function someAdded(count: number) {
  return count === 1 ? "One picture was added, not all." : `${count} pictures were added, not all.`;
}

export default function ManageMedia() {
  const { collection, formId } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const path = `/admin/gallery/${collection?.id}/media`;
  const isExisting = params.get("tab") === "existing";
  const count = collection?.mediaCount ?? 0;
  return (
    <RecordDialog title={`Media: ${collection?.title ?? "deleted"}`} back="/admin/gallery">
      {collection && (
        <MediaTabs
          collectionId={collection.id}
          current={isExisting ? "existing" : "add"}
          count={count}
        />
      )}
      {collection && isExisting ? (
        <MediaCards media={collection.media} path={path} />
      ) : collection || reply ? (
        <MediaForm
          key={count}
          values={{ type: "photo", sortOrder: count }}
          revision={{ formId }}
          reply={reply}
          back="/admin/gallery"
          collectionId={collection?.id ?? ""}
        />
      ) : (
        <NoRecord noun="gallery collection" />
      )}
    </RecordDialog>
  );
}
