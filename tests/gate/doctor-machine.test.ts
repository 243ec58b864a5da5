import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { checkDataFolder } from "../../scripts/doctor/data-folder.mjs";
import { checkDisk, checkMemory, checkNode } from "../../scripts/doctor/machine.mjs";
import { checkCompiler, checkPackages } from "../../scripts/doctor/packages.mjs";
import { nodeProblem } from "../../scripts/node-release.mjs";
import { bareMachine } from "./bare-machine";

const MEGABYTE = 1_000_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A project of which nothing was installed or built. */
function enterEmptyProject() {
  const former = process.cwd();
  const folder = newFolder();
  process.chdir(folder);
  onTestFinished(() => process.chdir(former));
  return folder;
}

/** Does it without root's right to write everywhere. */
function asNobody<Result>(work: () => Result) {
  if (!isRoot) return work();
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

test.each([
  ["18.20.8", "Node 18.20.8 is too old: this site needs Node 20.19 or newer."],
  ["20.18.3", "Node 20.18.3 is too old: this site needs Node 20.19 or newer."],
  ["20.19.0", null],
  ["22.0.0", null],
])("of Node %s the start says %s", (version, problem) => {
  expect(nodeProblem(version)).toBe(problem);
});

test.each([
  ["20.19.5", "2026-11-28", "note", "no security fixes since April 2026"],
  ["22.21.0", "2026-11-28", "ok", "security fixes until April 2027"],
  ["24.1.0", "2028-05-01", "note", "no security fixes since April 2028"],
  ["26.0.0", "2026-11-28", "ok", "26.0.0"],
])("Node %s on %s is %s: %s", (version, day, state, words) => {
  const line = checkNode(version, new Date(day));
  expect(line).toMatchObject({ state, words: expect.stringContaining(words) });
  expect(line.mend).toBe(state === "ok" ? undefined : "nvm install");
});

test("a compiler is needed only where the compiled package is not built", () => {
  expect(checkCompiler()).toMatchObject({
    state: "ok",
    words: expect.stringMatching(/^not needed/),
  });
  enterEmptyProject();
  const { PATH: folder } = bareMachine();
  vi.stubEnv("PATH", folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(checkCompiler()).toMatchObject({
    state: "FAIL",
    words: expect.stringMatching(/^g\+\+, make, python3 missing/),
    mend: expect.stringContaining("install"),
  });
  for (const tool of ["clang++", "make", "python3"])
    symlinkSync(process.execPath, join(folder, tool));
  expect(checkCompiler()).toMatchObject({ state: "ok", words: expect.stringMatching(/^there/) });
});

test("what is not installed the start brings, and so it is no failure", () => {
  enterEmptyProject();
  expect(checkPackages()).toMatchObject({ state: "note", mend: "npm run setup" });
});

test.each([
  [10 * MEGABYTE, "FAIL", "10 MB free, too little to write"],
  [500 * MEGABYTE, "note", "500 MB free: soon full"],
  [5400 * MEGABYTE, "ok", "5.4 GB free"],
])("a disk with room for %s bytes is %s", (room, state, words) => {
  expect(checkDisk("data", () => room)).toMatchObject({ state, words });
});

test("a machine without the packages needs room for them", () => {
  const folder = enterEmptyProject();
  expect(checkDisk(join(folder, "data"), () => 500 * MEGABYTE)).toMatchObject({
    state: "FAIL",
    words: "500 MB free, too little to install",
  });
});

test.each([
  [{ there: 600, free: 500, isBuilt: false }, "FAIL"],
  [{ there: 800, free: 500, isBuilt: false }, "ok"],
  [{ there: 8000, free: 100, isBuilt: true }, "note"],
  [{ there: 512, free: 300, isBuilt: true }, "ok"],
])("of memory %o is %s", (memory, state) => {
  const line = checkMemory(memory);
  expect(line.state).toBe(state);
  if (state !== "ok") expect(line.mend).toContain("swapon");
});

test("a data folder that is there, or that the start can make, is well", () => {
  const folder = newFolder();
  expect(checkDataFolder(folder).words).toBe(
    `${folder}, readable and writable, without a database yet`,
  );
  writeFileSync(join(folder, "site.db"), "");
  expect(checkDataFolder(folder)).toMatchObject({
    state: "ok",
    words: `${folder}, readable and writable`,
  });
  expect(checkDataFolder(join(folder, "a/b"))).toMatchObject({
    state: "ok",
    words: expect.stringContaining("which the first start makes"),
  });
});

test("a data folder that this account may only read fails, with the command that gives it over", () => {
  const folder = newFolder();
  chmodSync(folder, 0o555);
  expect(asNobody(() => checkDataFolder(folder))).toMatchObject({
    state: "FAIL",
    words: expect.stringContaining("EACCES"),
    mend: expect.stringMatching(/^sudo chown -R \d+ /),
  });
  expect(asNobody(() => checkDataFolder(join(folder, "data")))).toMatchObject({
    state: "FAIL",
    mend: expect.stringMatching(/^sudo install -d -m 700 -o \d+ /),
  });
});

test("a database in it that this account may only read fails too", () => {
  const folder = newFolder();
  chmodSync(folder, 0o777);
  writeFileSync(join(folder, "site.db"), "");
  chmodSync(join(folder, "site.db"), 0o444);
  expect(asNobody(() => checkDataFolder(folder))).toMatchObject({
    state: "FAIL",
    mend: expect.stringContaining("chown -R"),
  });
});

test("a file in the folder's place fails, and another folder is proposed", () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  expect(checkDataFolder(file)).toMatchObject({
    state: "FAIL",
    words: expect.stringContaining("ENOTDIR"),
    mend: "DATA_DIR=/var/lib/journey npm start",
  });
});

test.runIf(isRoot)("root is told to ask as the account that has the folder", () => {
  const folder = newFolder();
  mkdirSync(join(folder, "data"));
  chownSync(join(folder, "data"), NOBODY, NOBODY);
  expect(checkDataFolder(join(folder, "data"))).toMatchObject({
    state: "note",
    mend: `sudo -E -u '#${NOBODY}' npm run doctor`,
  });
});
