import { Parser, type ReadEntry } from "tar";
import { openArchive } from "./manifest.server";

export const DAMAGED = "is damaged";

/** The path of an entry below the archive's top folder; `null` for an entry outside of it. */
export function nameBelow(top: string, path: string) {
  const name = path.replace(/^(?:\.\/)+/, "");
  return name.startsWith(top) ? name.slice(top.length) : null;
}

/** Calls `look` with each entry. Reading ends when it throws, or returns true because it has seen enough. */
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
    // After the archive's end the parser would collect all further bytes in memory and copy them with each piece.
    if (!isOver) parser.write(piece);
    if (failure !== null) throw failure;
    if (isEnough) return;
  }
  parser.end();
  if (failure !== null) throw failure;
}
