import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const program = ["app", "db", "server", "scripts"].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
);

test("nothing outside of the demo imports from it, so that its folder can be deleted", () => {
  const sources = program.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  expect(sources.length).toBeGreaterThan(400);
  const importing = sources.filter((file) =>
    /(from|import\(?)\s*"[^"]*\bdemo\//.test(readFileSync(file, "utf8")),
  );
  expect(importing).toEqual([]);
});
