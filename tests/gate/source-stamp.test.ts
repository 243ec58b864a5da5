import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isBuildCurrent, STAMP_FILE, sourceStamp } from "../../scripts/bundling/source-stamp.mjs";

/** A project with one source that was built. */
function builtProject() {
  const folder = mkdtempSync(join(tmpdir(), "stamp-"));
  const former = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(former);
    rmSync(folder, { recursive: true });
  });
  mkdirSync("app/routes", { recursive: true });
  mkdirSync("build");
  writeFileSync("app/routes/home.tsx", "one");
  writeFileSync(STAMP_FILE, sourceStamp());
}

test("a source of the same length, with the former's date, is another one", () => {
  builtProject();
  expect(isBuildCurrent()).toBe(true);
  const date = new Date("2026-01-01");
  writeFileSync("app/routes/home.tsx", "two");
  utimesSync("app/routes/home.tsx", date, date);
  expect(isBuildCurrent()).toBe(false);
});

test("a source that was only written again is the same, and is read once for that", () => {
  builtProject();
  expect(isBuildCurrent()).toBe(true);
  const before = readFileSync(STAMP_FILE, "utf8");
  writeFileSync("app/routes/home.tsx", "one");
  expect(isBuildCurrent()).toBe(true);
  expect(readFileSync(STAMP_FILE, "utf8")).not.toBe(before);
});

test("a build without its stamp was interrupted", () => {
  builtProject();
  rmSync(STAMP_FILE);
  expect(isBuildCurrent()).toBe(false);
});
