import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** The file's size and its SHA-256 in hexadecimal, read in pieces. */
export async function hashFile(file: string) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  const { size } = await stat(file);
  return { bytes: size, sha256: hash.digest("hex") };
}
