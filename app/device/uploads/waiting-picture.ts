import type { Coordinates } from "~/utils/position";

/** What the site says of a picture that it has: the answer of `/api/media/{id}`. */
export type MediaRecord = {
  id: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  title: string;
  takenAt: string | null;
  coordinates: Coordinates;
  endsEarly: boolean;
};

/**
 * What a picture was chosen for: a field of a form, a form that waits to be sent, a collection, a moment, what another
 * app shared, or the library alone. One chosen in a form of a collection that there is comes into that collection,
 * whether or not the form is still open. Those chosen together have one `batch`.
 */
export type Purpose =
  | { path: string; field: string; collectionId?: string; batch?: number }
  | { formKey: string }
  | { collectionId: string }
  | { momentId: string }
  | "share"
  | "library";

/** A picture on its way to the site, kept in this browser with its bytes until it has arrived. */
export type WaitingPicture = {
  /** Given by the database, so that pictures leave in the order in which they were chosen. */
  id: number;
  file: Blob;
  name: string;
  type: string;
  lastModified: number;
  addedAt: number;
  for: Purpose;
  /** A refused one waits for its owner to send it again or to discard it. */
  state: "waiting" | "refused";
  /** Why the site refused it, in words for the owner. */
  reason?: string;
  /** Where its upload was begun: there it goes on, with the same bytes. */
  uploadUrl?: string;
};

/** A picture that is there, until what it was chosen for has taken it. Its bytes are gone from here. */
export type ArrivedPicture = { id: number; for: Purpose; record: MediaRecord };

export function toWaiting(file: File, purpose: Purpose, now = Date.now()) {
  const { name, type, lastModified } = file;
  const about = { name, type, lastModified, addedAt: now, for: purpose };
  return { file, ...about, state: "waiting" } satisfies Omit<WaitingPicture, "id">;
}

/** Whether a picture was chosen for this field, or for any field of the form at this path. */
export function isFor(purpose: Purpose, path: string, field?: string) {
  if (typeof purpose === "string" || !("path" in purpose) || purpose.path !== path) return false;
  return field === undefined || purpose.field === field;
}

/**
 * What an answer to a part of an upload asks for: to try once more later, to begin again because the site
 * has forgotten the upload, to sign in, or to leave it, because it was refused for good.
 */
export function meaningOf(status: number | null, isResumed: boolean) {
  if (status === null || status >= 500 || [408, 409, 423, 425, 429].includes(status)) {
    // A full disk does not empty itself: its owner has to hear of it.
    return status === 507 ? "refused" : "later";
  }
  if (status === 401) return "signed-out";
  return isResumed && (status === 404 || status === 410) ? "anew" : "refused";
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after so many failures in a row. */
export function pauseAfter(failures: number) {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}
