import { constants } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes the files of a copy below `folder`, and counts them. */
export function frozenFiles(folder: string) {
  const made = new Set<string>();
  /** The bytes of each file. */
  const sizes = new Map<string, number>();

  async function placeFor(file: string) {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    return path;
  }

  async function write(file: string, content: string | Buffer) {
    await writeFile(await placeFor(file), content);
    sizes.set(file, Buffer.byteLength(content));
  }

  /** A copy or clone, not a hard link, so that changes to it cannot reach the site's file. */
  async function copy(from: string, file: string, bytes: number) {
    await copyFile(from, await placeFor(file), constants.COPYFILE_FICLONE);
    sizes.set(file, bytes);
  }

  function written() {
    return { files: sizes.size, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
  }

  return { write, copy, written };
}

export type FrozenFiles = ReturnType<typeof frozenFiles>;
