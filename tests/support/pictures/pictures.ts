import { importPicture } from "~/models/collections/library/picture-intake.server";
import { pictureAddress } from "~/models/pictures/picture";
import { fileOf } from "./picture-fixtures";

/** Takes a picture in from its bytes; its address. */
export async function addPicture(bytes: Buffer, known?: Parameters<typeof importPicture>[1]) {
  return pictureAddress(await importPicture(fileOf(bytes), known));
}
