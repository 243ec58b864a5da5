import { existsSync } from "node:fs";
import { and, asc, eq, isNull } from "drizzle-orm";
import { originalFile } from "~/models/pictures/picture-files.server";
import { listUses } from "~/models/pictures/picture-uses.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";

/** A line for each photograph of the library whose file is missing: its description, its id, and where it is used. */
export function listMissingOriginals(): string[] {
  const { id, alt, title, fileName, isDrawn } = pictures;
  const missing = db
    .select({ id, alt, title, fileName })
    .from(pictures)
    .where(and(isNull(pictures.deletedAt), eq(isDrawn, false)))
    .orderBy(asc(id))
    .all()
    .filter((row) => !existsSync(originalFile(row.id)));
  const uses = listUses(missing.map((row) => row.id));
  return missing.map((row) => {
    const name = row.title || row.alt || row.fileName || "A photograph";
    const places = (uses.get(row.id) ?? []).map((use) => `${use.kind} ${use.title}`);
    return inOneLine(
      `${name} (${row.id}), used ${places.length > 0 ? `by ${places.join(", ")}` : "nowhere"}`,
    );
  });
}

function inOneLine(words: string) {
  return words.replace(/[\s\p{Cc}]+/gu, " ");
}
