// `npm run release -- 1.1.0`: sets the version, and writes its part of CHANGELOG.md from the commits since the last
// tag, by area. A person then edits that and runs the printed commands.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { insertRelease, releaseNotes } from "./release/changelog.mjs";

const CHANGELOG = "CHANGELOG.md";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

function lastTag() {
  try {
    return git("describe", "--tags", "--abbrev=0").trim();
  } catch {
    return stop("There is no tag to begin at. The first release: git tag -a v1.0.0 -m 1.0.0");
  }
}

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? "")) {
  stop("Which version? For example: npm run release -- 1.1.0");
}
if (git("status", "--porcelain") !== "") stop("There are changes that are not committed.");
const since = lastTag();
const subjects = git("log", "--no-merges", "--format=%s", `${since}..HEAD`).split("\n");
const notes = releaseNotes(version, new Date().toISOString().slice(0, 10), subjects);
execFileSync("npm", ["version", version, "--no-git-tag-version", "--ignore-scripts"]);
writeFileSync(CHANGELOG, insertRelease(readFileSync(CHANGELOG, "utf8"), notes));
console.log(`${CHANGELOG} has what changed since ${since}. Read it, then:
git commit -am "release: ${version}"
git tag -a v${version} -m ${version}
git push --follow-tags`);
