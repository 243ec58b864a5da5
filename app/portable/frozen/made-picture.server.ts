import { stat } from "node:fs/promises";
import { join } from "node:path";
import { parseVariantName } from "~/models/pictures/picture-name";

const FOLDER = "/media/";

/**
 * The file at this address of a picture that the site has made already, which need not be asked for: anyone gets it. Nothing
 * else in that folder is for anyone; `null` for it, and for what is still to be made.
 */
export async function madePicture(mediaFolder: string, address: string) {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : "";
  if (!parseVariantName(name)) return null;
  const file = join(mediaFolder, name);
  const found = await stat(file).catch(() => null);
  return found?.size ? { file, bytes: found.size } : null;
}
