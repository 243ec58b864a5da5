import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/** What a page's route may export, in the order in which its reader finds it. */
const ORDER = [
  "meta",
  "links",
  "headers",
  "handle",
  "loader",
  "action",
  "shouldRevalidate",
  "clientLoader",
  "clientAction",
  "default",
  "ErrorBoundary",
];

function exportsOf(file: string, source: string) {
  const { module } = parseSync(file, source);
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName }) => ({ at: exportName.start ?? 0, name: exportName.name ?? "default" }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
}

function inOrder(names: string[]) {
  return names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** What stands after the page's boundary, which is the last. */
function endsWithBoundary(file: string, source: string) {
  const last = parseSync(file, source).program.body.at(-1);
  return !/\bErrorBoundary\b/.test(source) || /ErrorBoundary/.test(source.slice(last?.start));
}

test("pages export in one order: head, loader, action, what runs in the browser, page, boundary", () => {
  const files = execFileSync("git", ["ls-files", "-z", "app/routes"], { encoding: "utf8" })
    .split("\0")
    .filter((file) => file.endsWith(".tsx"));
  expect(files.length).toBeGreaterThan(60);
  const wrong = files.filter((file) => {
    const source = readFileSync(file, "utf8");
    const names = exportsOf(file, source);
    const isKnown = names.every((name) => ORDER.includes(name)) && names.includes("default");
    return !isKnown || names.join() !== inOrder(names).join() || !endsWithBoundary(file, source);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["export function loader() {}\nexport const meta = () => [];\nexport default function Page() {}"],
  ['export { a as action } from "a";\nexport { b as loader };\nexport default function Page() {}'],
])("%s is in no order", (source) => {
  const names = exportsOf("example.tsx", source);
  expect(names).not.toEqual(inOrder(names));
});
