import { Parser, type ReadEntry } from "tar";
import { openArchive, refusal } from "./manifest.server";

export const DAMAGED = "is damaged";

/** A tar is filled up with zeros to a whole record, of 10 KB as a rule. */
const MAX_BYTES_AFTER_END = 1_000_000;

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
  let after = 0;
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
    if (isOver) after += piece.length;
    else parser.write(piece);
    if (after > MAX_BYTES_AFTER_END) fail(refusal(file, `${DAMAGED}: it goes on after its end`));
    if (failure !== null) throw failure;
    if (isEnough) return;
  }
  parser.end();
  if (failure !== null) throw failure;
}
