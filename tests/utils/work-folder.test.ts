import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inWorkFolder, sweepWorkFolders } from "~/utils/files/work-folder.server";

const HOUR_MS = 3_600_000;
const newParent = () => mkdtemp(join(tmpdir(), "work-folder-"));

test("a folder of work is there for as long as the work, also of one that fails", async () => {
  const parent = await newParent();
  const written = await inWorkFolder(parent, async (folder) => {
    await writeFile(join(folder, "a"), "a");
    return readdir(folder);
  });
  expect(written).toEqual(["a"]);
  await expect(inWorkFolder(parent, () => Promise.reject(new Error("No room")))).rejects.toThrow(
    "No room",
  );
  expect(await readdir(parent)).toEqual([]);
});

test("what a killed process left of one goes after a day, and nothing else", async () => {
  const parent = await newParent();
  let left = "";
  await inWorkFolder(parent, async (folder) => {
    left = folder;
  });
  for (const folder of [left, `${left}-of-now`, join(parent, "media")]) await mkdir(folder);
  const yesterday = new Date(Date.now() - 25 * HOUR_MS);
  for (const folder of [left, join(parent, "media")]) await utimes(folder, yesterday, yesterday);
  await sweepWorkFolders(parent);
  expect(existsSync(left)).toBe(false);
  expect(await readdir(parent)).toHaveLength(2);
});
