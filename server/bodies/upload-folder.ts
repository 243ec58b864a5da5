import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, rm, statfs } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Refusal } from "../http/refusals";

/** Room for the database and its log. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** Makes the folder; returns a refusal if the disk has no room for these bytes. */
export async function makeRoom(folder: string, bytes: number): Promise<Refusal | null> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < bytes + SPARE_BYTES ? diskFull() : null;
}

export function diskFull(): Refusal {
  const message =
    "The disk of this site is full: nothing of this was stored, and what was there is safe.";
  return { status: 507, message };
}

/** Writes at most `maxBytes` to a file. Removes one that is larger or breaks off; returns whether it fitted. */
export async function writeUpTo(
  maxBytes: number,
  part: Readable,
  path: string,
  signal: AbortSignal,
) {
  const target = createWriteStream(path);
  let isWhole = true;
  try {
    await pipeline(
      part,
      upTo(maxBytes, () => {
        isWhole = false;
      }),
      target,
      { signal },
    );
  } catch (error) {
    // A file that is still being opened would reappear after it was removed.
    await closing(target);
    await rm(path, { force: true });
    throw error;
  }
  if (!isWhole) await rm(path, { force: true });
  return isWhole;
}

/** Resolves as soon as the file is closed, whether it was written or given up. */
function closing(file: WriteStream) {
  return new Promise<void>((resolve) => {
    if (file.closed) resolve();
    else file.once("close", () => resolve());
  });
}

/** Passes the first bytes on and lets the rest go. */
function upTo(maxBytes: number, exceeded: () => void) {
  let left = maxBytes;
  return new Transform({
    transform(chunk: Buffer, _coding, done) {
      left -= chunk.length;
      if (left >= 0) return done(null, chunk);
      exceeded();
      done();
    },
  });
}
