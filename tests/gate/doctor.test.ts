import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bareMachine } from "./bare-machine";

/** What is there before `npm ci`, as far as it is asked for. */
const BARE = ["package.json", "package-lock.json", "scripts", "server/own-port.mjs"];
const DEFAULTS = "app/utils/environment-defaults.mjs";

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

type Settings = Record<string, string>;

/** The exit code and the lines, each as its state, its name and what it says. */
function doctor(settings: Settings, project = process.cwd()) {
  return new Promise<{ code: number; lines: string[] }>((resolve) => {
    const environment = {
      PORT: "0",
      DATA_DIR: newFolder(),
      ...settings,
      NODE_ENV: "test" as const,
    };
    const program = join(project, "scripts/doctor.mjs");
    execFile(process.execPath, [program], { env: environment }, (error, stdout) => {
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trimEnd().split("\n") });
    });
  });
}

const startsOf = (lines: string[]) => lines.map((line) => line.slice(0, 19).trimEnd());

test("a machine without packages is told what it lacks, and that it cannot run without a compiler", async () => {
  const project = newFolder();
  for (const file of [...BARE, DEFAULTS]) cpSync(file, join(project, file), { recursive: true });
  const bare = bareMachine();
  const { code, lines } = await doctor(bare, project);
  expect(startsOf(lines)).toEqual([
    expect.stringMatching(/^(ok|note) +Node$/),
    "FAIL  Compiler",
    "note  Packages",
    expect.stringMatching(/Disk$/),
    expect.stringMatching(/Memory$/),
    "ok    Data folder",
    "ok    Port",
    "note  Address",
    "note  Mail, backup",
  ]);
  expect(code).toBe(1);
  for (const tool of ["g++", "make", "python3"])
    symlinkSync(process.execPath, join(bare.PATH, tool));
  expect(await doctor(bare, project)).toMatchObject({ code: 0 });
});

test("where all is there the program is asked as well, and nothing is written", async () => {
  const folder = newFolder();
  const { code, lines } = await doctor({ ...bareMachine(), DATA_DIR: folder });
  expect(readdirSync(folder)).toEqual([]);
  expect(startsOf(lines).slice(1, 3)).toEqual([
    "ok    Compiler",
    expect.stringMatching(/Packages$/),
  ]);
  expect(startsOf(lines).slice(-2)).toEqual(["note  Mail", "ok    Backup"]);
  expect(lines).toHaveLength(10);
  expect(code).toBe(0);
});

test("each setting with which the site does not start is a line", async () => {
  const wrong = { SEED: "much", TRUST_PROXY: "all" };
  const { code, lines } = await doctor({ ...bareMachine(), ...wrong });
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^FAIL {2}Settings +SEED must be demo or empty/),
    expect.stringMatching(/^FAIL {2}Settings +TRUST_PROXY must be the number/),
  ]);
  expect(code).toBe(1);
});

test("a damaged database fails, with the command that brings a backup back", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "site.db"), "no database ".repeat(500));
  const { code, lines } = await doctor({ ...bareMachine(), DATA_DIR: folder });
  expect(lines.find((line) => line.startsWith("FAIL"))).toMatch(
    /Database .* damaged: .* → npm run restore -- FILE$/,
  );
  expect(code).toBe(1);
});
