import { createReadStream } from "node:fs";
import { Parser, type ReadEntry } from "tar";
import { isStartError } from "~/utils/start-error";
import { DATABASE, MANIFEST, MAX_MANIFEST_BYTES, type Manifest } from "./archive";
import { FOREIGN, parseManifest, refusal } from "./manifest.server";

export const DAMAGED = "is damaged";

/**
 * Reads the archive's manifest and holds the name, kind and size of every entry against it, without
 * unpacking anything; it stops at the first that does not fit, and before all of them when they need
 * more than `roomBytes`. Throws `StartError`.
 */
export async function inspectArchive(file: string, roomBytes: number): Promise<Manifest> {
  const seen = new Set<string>();
  let text = "";
  let manifest: Manifest | null = null;

  function readManifest() {
    const read = parseManifest(file, Buffer.from(text, "latin1"));
    refuseWithoutRoom(file, read, roomBytes);
    return read;
  }

  function judge(entry: ReadEntry) {
    if (seen.size === 0) {
      if (entry.path !== MANIFEST || entry.type !== "File") throw refusal(file, FOREIGN);
      if (entry.size > MAX_MANIFEST_BYTES) throw refusal(file, FOREIGN);
      entry.on("data", (chunk) => {
        text += chunk.toString("latin1");
      });
    } else {
      manifest ??= readManifest();
      judgeEntry(file, manifest, entry, seen);
    }
    seen.add(entry.path);
  }

  await eachEntry(file, judge).catch((error) => {
    if (isStartError(error)) throw error;
    // What is no archive at all has no first entry.
    throw refusal(file, seen.size === 0 ? FOREIGN : DAMAGED);
  });
  manifest ??= readManifest();
  const missing = Object.keys(manifest.files).find((name) => !seen.has(name));
  if (missing !== undefined) throw refusal(file, `${DAMAGED}: ${missing} does not fit`);
  if (!seen.has(DATABASE)) throw refusal(file, FOREIGN);
  return manifest;
}

/** Gives each entry's header to `judge`, which ends the reading by throwing. */
function eachEntry(file: string, judge: (entry: ReadEntry) => void) {
  return new Promise<void>((resolve, reject) => {
    const source = createReadStream(file);
    const stop = (error: unknown) => {
      source.destroy();
      reject(error);
    };
    const parser = new Parser({
      strict: true,
      onReadEntry(entry) {
        try {
          judge(entry);
        } catch (error) {
          stop(error);
        }
        entry.resume();
      },
    });
    parser.on("error", stop);
    parser.on("end", () => resolve());
    source.on("error", stop);
    source.pipe(parser as unknown as NodeJS.WritableStream);
  });
}

/** A full disk hurts whatever else runs on the machine: unpacking is only begun with room for all. */
function refuseWithoutRoom(file: string, { files }: Manifest, roomBytes: number) {
  const needed = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
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
