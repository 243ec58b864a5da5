import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "../../scripts/installed.mjs";

const compiled = "node_modules/better-sqlite3";
const packages = { [compiled]: { version: "1.0.0" } };

/** A project with one package, whose compiled part has these symbols and does this when a database is opened. */
function project({ installed = packages, symbols = "", opening = "" }) {
  const folder = mkdtempSync(join(tmpdir(), "installed-"));
  const former = process.cwd();
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(former);
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(compiled, "build/Release"), { recursive: true });
  writeFileSync(join(compiled, "build/Release/better_sqlite3.node"), symbols);
  writeFileSync("package-lock.json", JSON.stringify({ packages }));
  writeFileSync("node_modules/.package-lock.json", JSON.stringify({ packages: installed }));
  const program = `module.exports = class { constructor() { ${opening} } close() {} };`;
  writeFileSync(join(compiled, "index.js"), program);
}

test("what the lockfile asks for is there", () => {
  project({});
  expect(isInstalled({ needDev: true })).toBe(true);
});

test("another version is not it", () => {
  project({ installed: { [compiled]: { version: "0.9.0" } } });
  expect(isInstalled({ needDev: true })).toBe(false);
});

test("a part that was compiled for another Node has to be made again", () => {
  project({ opening: "throw new Error('compiled against a different Node.js version');" });
  expect(isInstalled({ needDev: true })).toBe(false);
});

test("a part that was compiled with the header that aborts has to be made again", () => {
  project({ symbols: "\0_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateE\0" });
  expect(isInstalled({ needDev: true })).toBe(false);
});

test("a yes is remembered, until the packages, the lockfile or the compiled part change", () => {
  project({});
  expect(isInstalled({ needDev: false })).toBe(true);
  const program = `${compiled}/index.js`;
  writeFileSync(program, "throw new Error('asked again')");
  expect(isInstalled({ needDev: false })).toBe(true);
  writeFileSync(`${compiled}/build/Release/better_sqlite3.node`, "made anew");
  expect(isInstalled({ needDev: false })).toBe(false);
  writeFileSync(program, "module.exports = class {};");
  expect(isInstalled({ needDev: false })).toBe(true);
  writeFileSync(
    "package-lock.json",
    JSON.stringify({ packages: { [compiled]: { version: "2" } } }),
  );
  expect(isInstalled({ needDev: false })).toBe(false);
});
