import { redirect } from "@remix-run/node";
import { redirectWithToast } from "~/forms/flash.server";
import { ownerButtonAction } from "~/forms/owner-form.server";
import { receivedIn } from "~/forms/pictures/received-pictures.server";
import { done, rowDone } from "~/forms/records/record-form.server";
import { LIBRARY_ALONE, NEW_COLLECTION } from "~/models/collections/add-photos";
import { LIBRARY } from "~/models/collections/library/library-query";
import { addPhotos } from "~/models/collections/medium.server";
import { counted } from "~/utils/words/counted";

const COLLECTIONS = "/admin/gallery";
const NOTHING = "Choose photos first, then press Add photos.";

/** Stores photos and redirects to where they were added. A refused photo does not affect the others. */
export const action = ownerButtonAction((form) => {
  const to = String(form.get("to"));
  const { taken, refused } = receivedIn(form, "files");
  const goesOn = to === NEW_COLLECTION && refused.length === 0;
  if (taken.length + refused.length === 0 && !goesOn) return fail(COLLECTIONS, NOTHING);
  const path = pathOf(
    to,
    taken.map(({ id }) => id),
  );
  const isThere = addTo(
    to,
    taken.map(({ url }) => url),
  );
  if (refused.length > 0 && isThere) {
    return fail(path, refused.map(({ name, message }) => `${name}: ${message}`).join(" "));
  }
  if (goesOn) return redirect(path, 303);
  const came = `${counted(taken.length, "photo")} came in.`;
  return to === LIBRARY_ALONE ? done(path, came) : rowDone(isThere, path, came);
});

/** Adds the photos to the collection, if one was chosen; `false` if it does not exist. */
function addTo(to: string, urls: string[]) {
  if (to === NEW_COLLECTION || to === LIBRARY_ALONE || urls.length === 0) return true;
  return addPhotos({ collectionId: to, type: "photo", url: "" }, urls).ok;
}

function pathOf(to: string, ids: string[]) {
  if (to === LIBRARY_ALONE) return LIBRARY;
  if (to !== NEW_COLLECTION) return `${COLLECTIONS}/${to}/media?tab=existing`;
  const pictures = ids.join(",");
  return `${COLLECTIONS}/new?${new URLSearchParams({ pictures })}`;
}

function fail(path: string, description: string) {
  return redirectWithToast(path, { title: "Error", description, tone: "danger" });
}
