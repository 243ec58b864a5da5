import { Parser, type ReadEntry } from "tar";
import { isStartError } from "~/utils/start-error";
import { bytesOf, DATABASE, MANIFEST, type Manifest } from "./archive";
import { FOREIGN, openArchive, readManifest, refusal } from "./manifest.server";

export const DAMAGED = "is damaged";

/**
 * Reads the archive's manifest and holds the name, kind and size of every entry against it, without
 * unpacking anything; it stops at the first that does not fit, and before all of them when they need
 * more than `roomBytes`. Throws `StartError`.
 */
export async function inspectArchive(file: string, roomBytes: number): Promise<Manifest> {
  const seen = new Set<string>();
  // Whatever else the file may be, what is parsed below is a tar whose first entry is the manifest.
  const manifest = await readManifest(file).catch((error) => {
    throw isStartError(error) ? error : refusal(file, DAMAGED);
  });
  refuseWithoutRoom(file, manifest, roomBytes);

  function judge(entry: ReadEntry) {
    if (seen.size > 0) judgeEntry(file, manifest, entry, seen);
    else if (entry.path !== MANIFEST || entry.type !== "File") throw refusal(file, FOREIGN);
    seen.add(entry.path);
  }

  await eachEntry(file, judge).catch((error) => {
    throw isStartError(error) ? error : refusal(file, DAMAGED);
  });
  const missing = Object.keys(manifest.files).find((name) => !seen.has(name));
  if (missing !== undefined) throw refusal(file, `${DAMAGED}: ${missing} does not fit`);
  if (!seen.has(DATABASE)) throw refusal(file, FOREIGN);
  return manifest;
}

/** A tar is filled up with zeros to a whole record, of 10 KB as a rule. */
const MAX_BYTES_AFTER_END = 1_000_000;

/** Gives each entry's header to `judge`, which ends the reading by throwing. */
async function eachEntry(file: string, judge: (entry: ReadEntry) => void) {
  let failure: unknown = null;
  let isOver = false;
  let after = 0;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      try {
        judge(entry);
      } catch (error) {
        fail(error);
      }
      entry.resume();
    },
  });
  parser.on("error", fail);
  parser.on("eof", () => {
    isOver = true;
  });
  for await (const piece of await openArchive(file)) {
    // The parser would collect all that comes after the end in memory, and copy it with each piece.
    if (isOver) after += piece.length;
    else parser.write(piece);
    if (after > MAX_BYTES_AFTER_END) fail(refusal(file, `${DAMAGED}: it goes on after its end`));
    if (failure !== null) throw failure;
  }
  parser.end();
  if (failure !== null) throw failure;
}

/** A full disk hurts whatever else runs on the machine: unpacking is only begun with room for all. */
function refuseWithoutRoom(file: string, { files }: Manifest, roomBytes: number) {
  const needed = bytesOf(files);
  if (needed <= roomBytes) return;
  const needs = `needs ${Math.ceil(needed / 1_000_000)} MB`;
  throw refusal(file, `${needs}, and there is room for ${Math.floor(roomBytes / 1_000_000)}`);
}

function judgeEntry(file: string, { files }: Manifest, entry: ReadEntry, seen: Set<string>) {
  const expected = Object.hasOwn(files, entry.path) ? files[entry.path] : undefined;
  const isKnown = expected !== undefined && entry.type === "File" && !seen.has(entry.path);
  if (!isKnown) throw refusal(file, FOREIGN);
  if (entry.size !== expected.bytes) {
    throw refusal(file, `${DAMAGED}: ${entry.path} does not fit`);
  }
}
