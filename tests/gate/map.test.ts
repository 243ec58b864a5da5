import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The paths at the head of the lines; a line that begins with a space goes on with the one before. */
const pathsOnMap = (() => {
  const [, map = ""] =
    /^## The code\n```\n(.*?)^```$/ms.exec(readFileSync("docs/map.md", "utf8")) ?? [];
  return [...map.matchAll(/^\S+/gm)].map(String);
})();

function topFolders(files: string[]) {
  const folders = files.filter((file) => file.includes("/")).map((file) => file.split("/")[0]);
  return [...new Set(folders)].sort();
}

test("the map names every folder at the top", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0");
  expect(topFolders(pathsOnMap)).toEqual(topFolders(files));
});

test("the map names nothing that is gone", () => {
  expect(pathsOnMap.length).toBeGreaterThan(8);
  expect(pathsOnMap.filter((path) => !existsSync(path))).toEqual([]);
});

test("the index of decisions names each record once", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const named = [...index.matchAll(/\((\d{3}-[^)]+\.md)\)/g)].map(([, file]) => file);
  const records = readdirSync("docs/decisions").filter((file) => /^\d{3}-/.test(file));
  expect(named.sort()).toEqual(records.sort());
});
