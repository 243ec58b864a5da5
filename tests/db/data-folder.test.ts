import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { env } from "~/utils/env.server";
import { ensureDataFolder } from "~/utils/files/data-folder.server";
import { createPost } from "../support/records/saved";

function modesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return Object.fromEntries(
    ["", ...names].map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

test("a site that others could read is taken from them", () => {
  const root = mkdtempSync(join(tmpdir(), "data-folder-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "data");
  mkdirSync(join(folder, "media/originals"), { recursive: true });
  const files = ["site.db", "site.db-wal", "site.db-shm", "media/a-640.webp", "media/originals/a"];
  for (const name of files) writeFileSync(join(folder, name), "x");
  for (const name of ["", "media", "media/originals"]) chmodSync(join(folder, name), 0o755);
  for (const name of files) chmodSync(join(folder, name), 0o644);
  ensureDataFolder(folder);
  expect(modesIn(folder)).toEqual({
    "": "700",
    media: "700",
    "media/originals": "700",
    ...Object.fromEntries(files.map((name) => [name, "600"])),
  });
});

test("a new site is its own account's alone", () => {
  createPost({ title: "Private until it is published" });
  const modes = modesIn(env.DATA_DIR);
  expect(modes).toMatchObject({
    "": "700",
    "site.db": "600",
    "site.db-wal": "600",
    "site.db-shm": "600",
  });
});
