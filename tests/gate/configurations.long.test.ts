import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bareMachine } from "./bare-machine";

const run = promisify(execFile);

/**
 * How each tool reads its configuration, and for the test runners their tests, without doing its work. Knip, which reads
 * all of them and does nothing else, works on such a machine in the gate itself.
 */
const readers: [string, string[]][] = [
  ["Playwright", ["node_modules/@playwright/test/cli.js", "test", "--list"]],
  ["Vitest", ["node_modules/vitest/vitest.mjs", "list", "--filesOnly"]],
  ["Drizzle", ["node_modules/drizzle-kit/bin.cjs", "check"]],
  ["Biome", ["node_modules/@biomejs/biome/bin/biome", "check", "biome.json"]],
  ["TypeScript", ["node_modules/typescript/bin/tsc", "--showConfig"]],
  ["Tailwind", ["--import", "tsx", "tailwind.config.ts"]],
  [
    "Vite and Remix",
    ["--input-type=module", "-e", 'await (await import("vite")).resolveConfig({}, "build")'],
  ],
];

test.each(readers)(
  "%s reads its configuration on a machine without a browser",
  async (_, args) => {
    const env = bareMachine();
    await expect(run(process.execPath, args, { env })).resolves.toBeTruthy();
  },
  120_000,
);
