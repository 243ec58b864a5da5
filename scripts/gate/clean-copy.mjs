import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

function git(args, cwd = ".") {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`git ${args[0]} failed.`);
  return stdout;
}

/** The project's own files as they are now, and nothing that was installed or built, in a new folder that git knows. */
export function makeCleanCopy() {
  const stdout = git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const folder = mkdtempSync(join(tmpdir(), "other-node-"));
  // What was deleted and is not committed yet is listed all the same.
  for (const file of stdout.split("\0").filter((name) => name && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
  // Some tests of the gate go through the list of what belongs to the project.
  git(["init", "-q"], folder);
  git(["add", "-A"], folder);
  return folder;
}
