import { rename, writeFile } from "node:fs/promises";

/** Writes a file; a crash leaves either the whole file or none under its name. */
export async function writeWhole(file: string, bytes: Buffer) {
  const part = `${file}.${process.pid}.${crypto.randomUUID()}.part`;
  await writeFile(part, bytes);
  await rename(part, file);
}
