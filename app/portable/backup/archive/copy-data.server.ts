import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DATABASE, ORIGINALS } from "./archive";
import { linkOrCopy, listOriginals } from "./originals.server";
import { snapshot } from "./snapshot.server";

/** Puts a consistent copy of the site's data into `folder`, while the site runs or not. */
export async function copyData(dataDir: string, folder: string) {
  // The database first: a picture is stored before its row, so each row copied has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  for (const id of listOriginals(dataDir)) {
    linkOrCopy(join(dataDir, ORIGINALS, id), join(folder, ORIGINALS, id));
  }
}
