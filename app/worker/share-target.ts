import {
  MOMENT_FORM,
  SHARE_PATH,
  SHARED_FILES,
  sharedWords,
} from "../device/photographs/share-path";
import { toPicture } from "../device/queue/picture-entry";
import { addPictures } from "../device/queue/pictures";
import type { Purpose } from "../device/queue/queue-entry";

declare const self: ServiceWorkerGlobalScope;

const NEW_POST = "/admin/posts/new";

/** Whether this is the page for shared pictures, or what another app shares to it. */
export function isShare({ url, mode }: Request) {
  return mode === "navigate" && new URL(url).pathname === SHARE_PATH;
}

/** One picture is a moment's, and goes into its form at once. */
export function purposeOf(files: File[]): Purpose {
  return files.length === 1 ? MOMENT_FORM : "share";
}

/** Where what was shared leads; words without a picture begin a letter at once. */
export function sharedPath(form: FormData, files: File[], purpose: Purpose, isKept: boolean) {
  const words = sharedWords(form);
  if (!isKept) words.push(["full", "yes"]);
  const kept = purpose === MOMENT_FORM && isKept ? MOMENT_FORM.path : SHARE_PATH;
  const path = files.length > 0 ? kept : NEW_POST;
  return words.length > 0 ? `${path}?${new URLSearchParams(words)}` : path;
}

async function queueFiles(files: File[], purpose: Purpose) {
  try {
    await addPictures(files.map((file) => toPicture(file, purpose)));
    return true;
  } catch {
    return false;
  }
}

/** Puts shared pictures with those that wait, line or no line, and opens the page that shows them. */
export async function receiveShared(request: Request) {
  const isForeign = request.referrer && new URL(request.referrer).origin !== self.location.origin;
  // Another site's form: the server refuses it.
  if (isForeign) return fetch(request);
  const form = await request.formData();
  const files = form
    .getAll(SHARED_FILES)
    .filter((file): file is File => file instanceof File && file.size > 0);
  const purpose = purposeOf(files);
  const isKept = await queueFiles(files, purpose);
  return Response.redirect(sharedPath(form, files, purpose, isKept), 303);
}
