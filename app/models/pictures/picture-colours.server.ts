import { and, eq, isNull, ne } from "drizzle-orm";
import { among } from "~/models/base/lists/among.server";
import { db, transact } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { PictureError } from "./picture-problem";
import { askPictureProcess } from "./picture-process.server";

/** So many at a time: each round makes all pages anew once. */
const AT_ONCE = 200;

/** Looks for the colours of pictures that were taken in before colours were looked for, some at a time. */
export async function lookForColours() {
  const { id, placeholder, colour } = pictures;
  const waiting = db
    .select({ id, placeholder })
    .from(pictures)
    .where(and(isNull(colour), ne(placeholder, "")))
    .limit(AT_ONCE)
    .all();
  const found: { id: string; colour: string }[] = [];
  for (const picture of waiting) {
    found.push({ id: picture.id, colour: await colourOf(picture.placeholder) });
  }
  if (found.length === 0) return;
  transact(() => {
    for (const { id, colour } of found) {
      db.update(pictures).set({ colour }).where(eq(pictures.id, id)).run();
    }
  });
}

/** The colours that stand out in the pictures with these ids, by id; without those that have none. */
export function findColours(ids: string[]) {
  const { id, colour } = pictures;
  const rows = db
    .select({ id, colour })
    .from(pictures)
    .where(and(isNull(pictures.deletedAt), among(id, ids)))
    .all();
  return new Map(rows.flatMap((row) => (row.colour ? [[row.id, row.colour] as const] : [])));
}

/** A placeholder that cannot be read will not be readable later. */
async function colourOf(placeholder: string) {
  try {
    return await askPictureProcess({ kind: "colour", placeholder }, "nobody");
  } catch (error) {
    if (error instanceof PictureError) return "";
    throw error;
  }
}
