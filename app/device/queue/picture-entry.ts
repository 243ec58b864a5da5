import { UPLOADS_PATH } from "./names";
import type { Entries, Purpose, WaitingPicture } from "./queue-entry";

export type NewPicture = Omit<WaitingPicture, "id">;

export function toPicture(file: File, purpose: Purpose, at = Date.now()): NewPicture {
  const { name, type } = file;
  const about = { address: UPLOADS_PATH, fields: [], files: [file], at };
  return { kind: "picture", name, type, for: purpose, state: "waiting", ...about };
}

export function isOnItsWay(picture: Entries["picture"]): picture is WaitingPicture {
  return picture.state !== "arrived";
}

/** Whether a picture was chosen for this field, or without `field` for any field of the form at this path. */
export function isFor(purpose: Purpose, path: string, field?: string) {
  if (typeof purpose === "string" || !("path" in purpose) || purpose.path !== path) return false;
  return field === undefined || purpose.field === field;
}

/** The pictures that were chosen in the form at this path and are not in its fields yet. */
export function chosenIn(pictures: Entries["picture"][], path: string) {
  return pictures.flatMap(({ id, for: purpose }) =>
    typeof purpose === "object" && "field" in purpose && isFor(purpose, path)
      ? [{ id, field: purpose.field }]
      : [],
  );
}

/**
 * What to do after an answer to a part of an upload: try again later, begin anew because the site no longer has the
 * upload, sign in, or give up because it was refused for good.
 */
export function meaningOf(status: number | null, isResumed: boolean) {
  if (status === null || status >= 500 || [408, 409, 423, 425, 429].includes(status)) {
    // A full disk (507) does not empty itself, so the owner must hear of it.
    return status === 507 ? "refused" : "later";
  }
  if (status === 401) return "signed-out";
  return isResumed && (status === 404 || status === 410) ? "anew" : "refused";
}
