import { kinds } from "~/kinds";
import { version } from "~/models/base/records/value-schemas";
import { newCollectionInput } from "~/models/collections/collection";
import { findCollection } from "~/models/collections/collection.server";
import { redirectWithToast } from "../flash.server";
import { pictureProblems, sentPhotos } from "../pictures/received-pictures.server";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

export const collectionAction = recordAction({
  kind: "collection",
  noun: "collection",
  schema: newCollectionInput.extend({ version }),
  find: (id) => findCollection(id, "owner"),
  change: ({ value, isNew, form }) => ({
    kind: "collection",
    isNew,
    values: value,
    photos: sentPhotos(form),
  }),
  done({ isNew, id, form }) {
    const { adminPath } = kinds.collection;
    if (!isNew) return done(adminPath, "Gallery collection updated successfully");
    const refused = pictureProblems(form).get("files");
    return refused
      ? someRefused(id, refused)
      : done(adminPath, "Gallery collection created successfully");
  },
});

/** The collection was saved; on its page for photographs the refused ones can be chosen again. */
function someRefused(id: string, problems: string[]) {
  return redirectWithToast(`${kinds.collection.adminPath}/${id}/media`, {
    title: "Gallery collection created, without some photos",
    description: problems.join(" "),
    tone: "danger",
  });
}
