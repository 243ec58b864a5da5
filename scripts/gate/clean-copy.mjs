import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The project's own files as they are now, and nothing that was installed or built, in a new folder. */
export function makeCleanCopy() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8", maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error("git could not list the project's files.");
  const folder = mkdtempSync(join(tmpdir(), "other-node-"));
  // What was deleted and is not committed yet is listed all the same.
  for (const file of stdout.split("\0").filter((name) => name && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
  return folder;
}
