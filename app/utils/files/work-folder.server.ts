import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const PREFIX = ".work-";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives `work` an empty folder in `parent`, on the same disk as that, and deletes it afterwards. */
export async function inWorkFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
) {
  const folder = await mkdtemp(join(parent, PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes such folders that killed processes have left: those older than a day. */
export async function sweepWorkFolders(parent: string, now = Date.now()) {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtimeMs < now - DAY_MS) await rm(folder, { recursive: true, force: true });
  }
}
