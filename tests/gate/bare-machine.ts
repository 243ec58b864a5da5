import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The environment of a machine that has Node and nothing else, for as long as the test runs. */
export function bareMachine() {
  const folder = mkdtempSync(join(tmpdir(), "bare-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(process.execPath, join(folder, "node"));
  return { PATH: folder, NODE_ENV: "test" as const };
}
