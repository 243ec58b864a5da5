import { and, eq, isNull } from "drizzle-orm";
import { positionOf } from "~/models/base/records/shared-columns";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { pictureIdOf } from "./picture-name";

const columns = { takenAt: pictures.takenAt, coordinates: positionOf(pictures) };

/** When and where a picture was taken, as far as its metadata says; for the owner alone. */
export function findCapture(address: string | null | undefined) {
  const id = pictureIdOf(address);
  if (!id) return null;
  const isAsked = and(isNull(pictures.deletedAt), eq(pictures.id, id));
  return db.select(columns).from(pictures).where(isAsked).get() ?? null;
}
