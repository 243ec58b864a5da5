import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** How many bytes the disk has room for at `folder`, which need not be there yet. */
export async function roomAt(folder: string): Promise<number> {
  if (!existsSync(folder)) return roomAt(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
