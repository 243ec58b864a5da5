import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** The free space in bytes on the disk of `folder`, which need not exist yet. */
export async function roomAt(folder: string): Promise<number> {
  if (!existsSync(folder)) return roomAt(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
