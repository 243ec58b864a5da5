import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ALLOCATOR_SETTINGS } from "~/utils/allocator-settings";

/** The C library reads these before the program's first line, so whoever starts the program has to set them. */
const SETTING = /MALLOC_[A-Z_]+=\d+/g;

test("npm start, the container and the service of the guide to deployment give the C library the same settings", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const guide = readFileSync("docs/deployment.md", "utf8");
  const service = /\[Service\][^[]*/.exec(guide)?.[0] ?? "";
  const given = scripts.start.match(SETTING);
  expect(given).toHaveLength(2);
  expect(service.match(SETTING)).toEqual(given);
  expect(readFileSync("Dockerfile", "utf8").match(SETTING)).toEqual(given);
  expect(Object.entries(ALLOCATOR_SETTINGS).map((setting) => setting.join("="))).toEqual(given);
});
