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

/** Whether this is the page for shared pictures, or a post by another app's share dialog. */
export function isShare({ url, mode }: Request) {
  return mode === "navigate" && new URL(url).pathname === SHARE_PATH;
}

/** A single picture goes into the form of a moment at once. */
export function purposeOf(files: File[]): Purpose {
  return files.length === 1 ? MOMENT_FORM : "share";
}

/** The page to open after sharing; words without a picture open a new letter. */
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

/** Puts shared pictures into the queue, with or without a connection, and opens the page that shows them. */
export async function receiveShared(request: Request) {
  const isForeign = request.referrer && new URL(request.referrer).origin !== self.location.origin;
  // A form of another site, which the server will refuse.
  if (isForeign) return fetch(request);
  const form = await request.formData();
  const files = form
    .getAll(SHARED_FILES)
    .filter((file): file is File => file instanceof File && file.size > 0);
  const purpose = purposeOf(files);
  const isKept = await queueFiles(files, purpose);
  return Response.redirect(sharedPath(form, files, purpose, isKept), 303);
}
