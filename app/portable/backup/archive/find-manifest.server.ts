import { posix } from "node:path";
import type { ReadEntry } from "tar";
import { isStartError } from "~/utils/start-error";
import { MANIFEST, MAX_MANIFEST_BYTES, type Manifest } from "./archive";
import { eachEntry, nameBelow } from "./archive-entries.server";
import { FOREIGN, parseManifest, readManifest, refusal } from "./manifest.server";

/** A manifest, and the folder in the archive that contains its files: empty, or with a slash at the end. */
export type FoundManifest = Manifest & { top: string };

/**
 * Finds the archive's manifest anywhere in it: a program that packs an archive again may write files in any order,
 * often inside a folder. Throws `StartError` when there is none.
 */
export async function findManifest(file: string): Promise<FoundManifest> {
  try {
    return { ...(await readManifest(file)), top: "" };
  } catch (error) {
    if (!isStartError(error) || !error.message.includes(FOREIGN)) throw error;
  }
  const pieces: Buffer[] = [];
  let top: string | null = null;
  let isWhole = false;

  function look(entry: ReadEntry) {
    const name = nameBelow("", entry.path) ?? "";
    const isManifest = posix.basename(name) === MANIFEST && !name.startsWith("__MACOSX/");
    if (top === null && isManifest && entry.size <= MAX_MANIFEST_BYTES) {
      top = name.slice(0, -MANIFEST.length);
      entry.on("data", (piece) => pieces.push(piece));
      entry.on("end", () => {
        isWhole = true;
      });
    }
    return isWhole;
  }

  await eachEntry(file, look).catch((error) => {
    // If reading fails before a manifest was found, the file may not be a tar at all.
    throw top === null ? refusal(file, FOREIGN) : error;
  });
  if (top === null) throw refusal(file, FOREIGN);
  return { ...parseManifest(file, Buffer.concat(pieces)), top };
}
