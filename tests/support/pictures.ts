import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureAddress } from "~/models/picture";
import { takeIn } from "~/models/picture-intake.server";

/** Takes a picture in from its bytes; its address. */
export async function addPicture(bytes: Buffer, known?: Parameters<typeof takeIn>[1]) {
  const file = join(tmpdir(), `${crypto.randomUUID()}.part`);
  await writeFile(file, bytes);
  return pictureAddress(await takeIn(file, known));
}
