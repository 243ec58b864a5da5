import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "~/utils/start-error";
import { DATABASE, ORIGINALS } from "./archive";
import { linkOrCopy, listOriginals } from "./originals.server";
import { snapshot } from "./snapshot.server";

/** Throws `StartError` where no site's data are. */
export function requireSite(dataDir: string) {
  if (existsSync(join(dataDir, DATABASE))) return;
  throw new StartError(`There is no site in DATA_DIR ${dataDir}: ${DATABASE} is missing.`);
}

/** Puts a consistent copy of the site's data into `folder`, while the site runs or not. */
export async function copyData(dataDir: string, folder: string) {
  // The database first: a picture is stored before its row, so each row copied has its original.
  await snapshot(join(dataDir, DATABASE), join(folder, DATABASE));
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  for (const id of listOriginals(dataDir)) {
    linkOrCopy(join(dataDir, ORIGINALS, id), join(folder, ORIGINALS, id));
  }
}
