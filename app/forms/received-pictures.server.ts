import { pictureAddress } from "~/models/picture";
import { takeInForReaders } from "~/models/picture-intake.server";
import { PictureError } from "~/picture-process/problem";
import type { ReceivedFile } from "~/utils/load-context";

type TakenIn = {
  taken: { id: string; url: string }[];
  /** Those that could not be taken in, each with what is wrong with it. */
  refused: { name: string; message: string }[];
};

/** Takes files in as pictures, one after the other in their order; one that is refused keeps no other back. */
export async function takeInAll(files: ReceivedFile[]): Promise<TakenIn> {
  const result: TakenIn = { taken: [], refused: [] };
  for (const { path, name } of files) {
    try {
      if (path === null) throw new PictureError("bytes");
      const picture = await takeInForReaders(path, { fileName: name });
      result.taken.push({ id: picture.id, url: pictureAddress(picture) });
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      result.refused.push({ name, message: error.message });
    }
  }
  return result;
}
