import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ArrangeForm } from "~/components/admin/collections/arrange-form";
import { MediaTabs } from "~/components/admin/collections/media-tabs";
import { RecordDialog } from "~/components/admin/forms/record-dialog";
import { NoRecord } from "~/components/admin/shell/no-record";
import { DELETE, INTENT, MAKE_COVER, MOVE_TO, ORDER_BY_TIME } from "~/forms/intents";
import { whenNotStored } from "~/forms/not-stored.server";
import { readOwnerForm } from "~/forms/owner-form.server";
import { type ArrangedRow, badCaptions, readArrangement } from "~/forms/records/arrangement.server";
import { done, statusOf } from "~/forms/records/record-form.server";
import { NO_ANSWER, whenUnanswered } from "~/forms/unanswered";
import {
  findCollection,
  listCollections,
  updateCollection,
} from "~/models/collections/collection.server";
import {
  arrangeMedia,
  deleteSeveral,
  inOrderOfTime,
  moveMediaTo,
} from "~/models/collections/media-arrangement.server";
import { withPictures } from "~/models/pictures/picture.server";
import { ownerLoader } from "~/session.server";
import { adminMeta } from "~/utils/admin-page";
import { STORE_LATER } from "~/utils/files/storage-failure.server";

export const meta = () => adminMeta("Arrange Media");

export const loader = ownerLoader(({ params }) => {
  const collection = findCollection(params.id ?? "", "owner");
  const media = withPictures(collection?.media ?? [], ({ type, url, thumbnailUrl }) =>
    type === "photo" ? url : thumbnailUrl,
  );
  const others = listCollections("owner")
    .filter(({ id }) => id !== params.id)
    .map(({ id, title }) => ({ value: id, label: title }));
  return data({ collection: collection && { ...collection, media }, others }, statusOf(collection));
});

type Reply = { rows: ArrangedRow[]; message: string };

/** Returns the form as typed, with the error message. */
function refuse(rows: ArrangedRow[], message: string, status = 400) {
  return data<Reply>({ rows, message }, { status, headers: { "Cache-Control": "no-store" } });
}

async function arrange({ params, ...args }: ActionFunctionArgs) {
  const form = await readOwnerForm(args);
  const id = params.id ?? "";
  const intent = form.get(INTENT);
  const placed = readArrangement(form);
  const rows = intent === ORDER_BY_TIME ? inOrderOfTime(id, placed) : placed;
  const problem = badCaptions(rows);
  if (problem) return refuse(rows, problem);
  const arranged = arrangeMedia(id, rows);
  // With the current versions, so that sending it again overwrites.
  if (!arranged.ok) return refuse(withVersions(rows, id), arranged.message, 409);
  const path = `/admin/gallery/${id}/arrange`;
  const selected = form.getAll("selected").map(String);
  const chosen = intent === MAKE_COVER ? selected[0] : form.get("cover");
  const cover = rows.find((row) => row.id === chosen);
  switch (intent) {
    case MOVE_TO: {
      const moved = moveMediaTo(String(form.get("to")), selected);
      if (moved === null) return refuse(rows, "Choose the collection that they go to.");
      return done(path, `${moved} media moved successfully`);
    }
    case DELETE:
      return done(path, "Media deleted successfully", deleteSeveral(id, selected));
  }
  if (cover) updateCollection(id, { coverImage: coverOf(id, cover.id) });
  return done(path, "Media order updated successfully");
}

function withVersions(rows: ArrangedRow[], collectionId: string) {
  const media = findCollection(collectionId, "owner")?.media ?? [];
  const versions = new Map(media.map(({ id, version }) => [id, version]));
  return rows.map((row) => ({ ...row, version: versions.get(row.id) ?? row.version }));
}

function coverOf(collectionId: string, id: string) {
  const medium = findCollection(collectionId, "owner")?.media.find((one) => one.id === id);
  return medium?.type === "photo" ? medium.url : medium?.thumbnailUrl;
}

export const action = whenNotStored(arrange, (entered) => ({
  rows: readArrangement(entered),
  message: STORE_LATER,
}));

export const clientAction = whenUnanswered(() => ({ rows: null, message: NO_ANSWER }));

export default function ArrangeMedia() {
  const { collection, others } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const media = collection ? inOrder(collection.media, reply?.rows ?? []) : [];
  return (
    <RecordDialog title={`Media: ${collection?.title ?? "deleted"}`} back="/admin/gallery">
      {collection ? (
        <>
          <MediaTabs collectionId={collection.id} current="arrange" count={collection.mediaCount} />
          <ArrangeForm
            key={media.map(({ id, version }) => `${id}${version}`).join()}
            media={media}
            others={others}
            cover={collection.coverImage}
            problem={reply?.message ?? null}
            back="/admin/gallery"
          />
        </>
      ) : (
        <NoRecord noun="gallery collection" />
      )}
    </RecordDialog>
  );
}

/** The media in the order of a returned form, else in the saved order. */
function inOrder<Medium extends { id: string; caption: string | null; version: number }>(
  media: Medium[],
  rows: ArrangedRow[],
) {
  const entered = rows.flatMap(({ id, caption, version }) => {
    const medium = media.find((one) => one.id === id);
    return medium ? { ...medium, caption, version } : [];
  });
  return [...entered, ...media.filter(({ id }) => !rows.some((row) => row.id === id))];
}
