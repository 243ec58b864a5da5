import type { ReadEntry } from "tar";
import { isStartError } from "~/utils/start-error";
import { bytesOf, DATABASE, type Manifest } from "./archive";
import { DAMAGED, eachEntry, nameBelow } from "./archive-entries.server";
import { type FoundManifest, findManifest } from "./find-manifest.server";
import { FOREIGN, refusal } from "./manifest.server";

/**
 * Finds the archive's manifest and compares the name, kind and size of each file that it names, without unpacking
 * anything. Stops at the first difference, and before all files if they need more than `roomBytes`. Other entries,
 * which a program that packs again may add, are ignored. Throws `StartError`.
 */
export async function inspectArchive(file: string, roomBytes: number): Promise<FoundManifest> {
  const seen = new Set<string>();
  const found = await findManifest(file).catch((error) => {
    throw isStartError(error) ? error : refusal(file, DAMAGED);
  });
  refuseWithoutRoom(file, found, roomBytes);

  function judge(entry: ReadEntry) {
    const name = nameBelow(found.top, entry.path);
    if (name === null || !Object.hasOwn(found.files, name)) return false;
    judgeEntry(file, found, name, entry, seen.has(name));
    seen.add(name);
    return false;
  }

  await eachEntry(file, judge).catch((error) => {
    throw isStartError(error) ? error : refusal(file, DAMAGED);
  });
  const missing = Object.keys(found.files).find((name) => !seen.has(name));
  if (missing !== undefined) throw refusal(file, `${DAMAGED}: ${missing} does not fit`);
  if (!seen.has(DATABASE)) throw refusal(file, FOREIGN);
  return found;
}

/** A full disk harms everything on the machine, so unpacking starts only with room for all files. */
function refuseWithoutRoom(file: string, { files }: Manifest, roomBytes: number) {
  const needed = bytesOf(files);
  if (needed <= roomBytes) return;
  const needs = `needs ${Math.ceil(needed / 1_000_000)} MB`;
  throw refusal(file, `${needs}, and there is room for ${Math.floor(roomBytes / 1_000_000)}`);
}

function judgeEntry(
  file: string,
  { files }: Manifest,
  name: string,
  { type, size }: ReadEntry,
  isTwice: boolean,
) {
  const isFile = type === "File" || type === "OldFile" || type === "ContiguousFile";
  if (!isFile || isTwice) throw refusal(file, FOREIGN);
  if (size !== files[name]?.bytes) throw refusal(file, `${DAMAGED}: ${name} does not fit`);
}
