import { kinds } from "~/kinds";
import { saved } from "~/models/base/records/result";
import { version } from "~/models/base/records/value-schemas";
import { type NewCollection, newCollectionInput } from "~/models/collections/collection";
import {
  createCollection,
  findCollection,
  updateCollection,
} from "~/models/collections/collection.server";
import { addPhotos } from "~/models/collections/medium.server";
import { redirectWithToast } from "../flash.server";
import { pictureProblems, sentPhotos } from "../pictures/received-pictures.server";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

export const collectionAction = recordAction({
  kind: "collection",
  noun: "collection",
  schema: newCollectionInput.extend({ version }),
  find: (id) => findCollection(id, "owner"),
  save({ value: { version: seen, ...collection }, id, isNew, form }) {
    return isNew
      ? createWithPhotos(collection, id, sentPhotos(form))
      : updateCollection(id, { ...collection, version: seen });
  },
  done({ isNew, id, form }) {
    const { adminPath } = kinds.collection;
    if (!isNew) return done(adminPath, "Gallery collection updated successfully");
    const refused = pictureProblems(form).get("files");
    return refused
      ? someRefused(id, refused)
      : done(adminPath, "Gallery collection created successfully");
  },
});

function createWithPhotos(input: NewCollection, id: string, photos: string[]) {
  const collection = createCollection(input, id);
  if (photos.length > 0) addPhotos({ collectionId: id, type: "photo", url: "" }, photos);
  return saved(collection);
}

/** The collection was saved; on its page for photographs the refused ones can be chosen again. */
function someRefused(id: string, problems: string[]) {
  return redirectWithToast(`${kinds.collection.adminPath}/${id}/media`, {
    title: "Gallery collection created, without some photos",
    description: problems.join(" "),
    tone: "danger",
  });
}
