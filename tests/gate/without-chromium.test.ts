import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { bareMachine } from "./bare-machine";

/** The whole gate; a stage that began all the same is cut off. */
function runGate(env: NodeJS.ProcessEnv) {
  const options = { env, encoding: "utf8", timeout: 15_000 } as const;
  return spawnSync(process.execPath, ["scripts/test.mjs"], options);
}

const hasOtherPlaces = process.platform === "darwin";

test.skipIf(hasOtherPlaces)(
  "the gate says at once that there is no Chromium, and no stage begins",
  () => {
    const { status, stdout, stderr } = runGate(bareMachine());
    expect(stderr).toContain("The browser tests need Chromium");
    expect(stdout).not.toContain("──");
    expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
    expect(status).toBe(1);
  },
);

test("a Chromium that was named and is none is said so", () => {
  const { status, stderr, stdout } = runGate({ ...bareMachine(), CHROMIUM: "/no/such/browser" });
  expect(stderr).toContain("CHROMIUM=/no/such/browser is not a program");
  expect(stdout.trim()).toBe("0 passed, 1 failed");
  expect(status).toBe(1);
});
