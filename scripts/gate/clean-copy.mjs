import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

function git(args, cwd = ".") {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64 << 20 });
  if (status !== 0) throw new Error(`git ${args[0]} failed.`);
  return stdout;
}

/**
 * Copies the project's own files, with uncommitted changes but nothing installed or built, into a new Git repository.
 */
export function makeCleanCopy() {
  const stdout = git(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const folder = mkdtempSync(join(tmpdir(), "other-node-"));
  // Git also lists files whose deletion is not committed yet.
  for (const file of stdout.split("\0").filter((name) => name && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
  // Some tests of the gate read Git's list of the project's files.
  git(["init", "-q"], folder);
  git(["add", "-A"], folder);
  return folder;
}
