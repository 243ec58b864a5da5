import { mkdir, statfs } from "node:fs/promises";
import type { Refusal } from "../http/refusals";

/** What the database and its log may need meanwhile. */
const SPARE_BYTES = 64 * 1024 * 1024;

/** Makes the folder; why these bytes cannot come, where the disk has no room for them. */
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
