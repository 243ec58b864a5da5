import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "~/document/theme";

test("each colour is said once for the day and once for the night", () => {
  const css = readFileSync("app/styles/tokens.css", "utf8");
  const colours = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(
    /--([\w-]+): (?:var\(--own-[\w-]+, )?(#\w+)/g,
  )) {
    colours.set(name, [...(colours.get(name) ?? []), value]);
  }
  expect(colours.size).toBeGreaterThan(10);
  for (const [name, values] of colours) expect(values, name).toHaveLength(2);
  // The browser's own bars go on from the page.
  expect(colours.get("canvas")).toEqual([themeColours.light, themeColours.dark]);
});
