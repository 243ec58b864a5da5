import { type Saved, saved } from "~/models/base/records/result";
import type { CollectionChange, NewCollection } from "~/models/collections/collection";
import { createCollection, updateCollection } from "~/models/collections/collection.server";
import { addPhotos } from "~/models/collections/medium.server";
import type { DestinationChange, NewDestination } from "~/models/destinations/destination";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import type { IssueChange } from "~/models/newsletter/issue";
import { updateIssue } from "~/models/newsletter/issue.server";
import { chooseMail } from "~/models/newsletter/post-issue.server";
import type { NewPost, PostChange } from "~/models/posts/post";
import { createPost, updatePost } from "~/models/posts/post.server";
import type { MomentChange, NewMoment } from "~/models/road/moments/moment";
import { createMoment, updateMoment } from "~/models/road/moments/moment.server";
import type { NewPin, PinChange } from "~/models/road/pins/pin";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import type { HomeContentInput } from "~/models/texts/home-content";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { createPage, updatePage } from "~/models/texts/pages/page.server";
import type { NewPage, PageChange } from "~/models/texts/pages/page-members";

/** The values of a form whose record is created if it is new; `version` is the one that the form was opened with. */
type Entered<Kind, New, Change> =
  | { kind: Kind; isNew: true; values: New }
  | { kind: Kind; isNew: false; values: Change };

/** What a form changes, as its record's schema gives it. */
export type RecordChange =
  // `isMailed` is the choice whether readers get the letter by mail; absent when the form did not offer it.
  | (Entered<"post", NewPost, PostChange> & { isMailed?: boolean })
  | Entered<"destination", NewDestination, DestinationChange>
  | Entered<"pin", NewPin, PinChange>
  | Entered<"moment", NewMoment, MomentChange>
  // `photos` are the addresses of the pictures that a new collection begins with.
  | (Entered<"collection", NewCollection, CollectionChange> & { photos: string[] })
  | Entered<"page", NewPage, PageChange>
  | { kind: "issue"; values: IssueChange }
  | { kind: "home"; values: HomeContentInput };

/** Creates or changes the record by the verb of its kind. Runs in the transaction of its form. */
export function saveRecord(id: string, change: RecordChange): Saved<unknown> {
  switch (change.kind) {
    case "post":
      return savePost(id, change);
    case "destination":
      return change.isNew
        ? createDestination(change.values, id)
        : updateDestination(id, change.values);
    case "pin":
      return change.isNew ? saved(createPin(change.values, id)) : updatePin(id, change.values);
    case "moment":
      return change.isNew
        ? saved(createMoment(change.values, id))
        : updateMoment(id, change.values);
    case "collection":
      return change.isNew
        ? createWithPhotos(id, change.values, change.photos)
        : updateCollection(id, change.values);
    case "page":
      return change.isNew ? createPage(change.values, id) : updatePage(id, change.values);
    case "issue":
      return updateIssue(id, change.values);
    case "home":
      return updateHomeContent(change.values);
  }
}

function savePost(id: string, change: Extract<RecordChange, { kind: "post" }>) {
  const result = change.isNew ? createPost(change.values, id) : updatePost(id, change.values);
  if (result.ok && change.isMailed !== undefined) chooseMail(id, change.isMailed);
  return result;
}

function createWithPhotos(id: string, values: NewCollection, photos: string[]) {
  const collection = createCollection(values, id);
  if (photos.length > 0) addPhotos({ collectionId: id, type: "photo", url: "" }, photos);
  return saved(collection);
}
