import { Parser, type ReadEntry } from "tar";
import { openArchive } from "./manifest.server";

export const DAMAGED = "is damaged";

/** The path of an entry below the folder in which the archive has everything; `null` for what lies elsewhere. */
export function nameBelow(top: string, path: string) {
  const name = path.replace(/^(?:\.\/)+/, "");
  return name.startsWith(top) ? name.slice(top.length) : null;
}

/** Gives each entry to `look`, which ends the reading by throwing, or by the answer that it has seen enough. */
export async function eachEntry(file: string, look: (entry: ReadEntry) => boolean | undefined) {
  let failure: unknown = null;
  let isOver = false;
  let isEnough = false;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      try {
        if (look(entry)) isEnough = true;
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
    if (!isOver) parser.write(piece);
    if (failure !== null) throw failure;
    if (isEnough) return;
  }
  parser.end();
  if (failure !== null) throw failure;
}
