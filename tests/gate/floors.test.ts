import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";

/** The rooms of the house from the ground up: a file imports what lies in its own room or below it. */
const rooms = [
  ["app/site.ts", "app/addresses.ts"],
  ["app/words.ts"],
  ["app/vocabulary.ts", "app/map-pins-path.ts", "app/photos-path.ts"],
  ["app/styles"],
  ["app/utils"],
  [
    "app/kinds.ts",
    "app/cache-policy.ts",
    "app/search",
    "app/map-drawing",
    "app/device/photographs",
  ],
  ["app/texts", "app/smtp"],
  ["db"],
  ["app/models"],
  ["app/device/queue"],
  ["app/portable"],
  ["app/pages"],
  ["app/session.server.ts", "app/picture-process", "app/worker"],
  ["app/visitor-page.server.ts", "app/offline", "app/document"],
  ["app/mail"],
  ["app/forms", "app/api", "app/jobs"],
  ["app/components/ui"],
  ["app/device/screens"],
  ["app/editor"],
  ["app/components"],
  ["app/routes", "app/portable/frozen"],
  ["app/root.tsx", "app/routes.ts", "app/entry.server.tsx", "app/entry.client.tsx"],
  ["app/entry.worker.ts", "server"],
];

/** The same of the folders of models. */
const models = [
  ["base"],
  ["pictures", "mail"],
  ["bin", "owner"],
  ["texts", "posts"],
  ["road"],
  ["collections"],
  ["destinations", "newsletter"],
  ["find"],
].map((floor) => floor.map((folder) => `app/models/${folder}`));

/** The folder of a plan that a file belongs to: the longest one that its path begins with. */
function placeIn(plan: string[][], file: string) {
  const own = plan
    .flat()
    .filter((folder) => file === folder || file.startsWith(`${folder}/`))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), "");
  return { folder: own, floor: plan.findIndex((floor) => floor.includes(own)) };
}

const files = execFileSync("git", ["ls-files", "-z", "app", "db", "server"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => /\.tsx?$/.test(file));
const known = new Set(files);

/** The file of this house that an import's words name, or `undefined`. */
function fileNamed(from: string, name: string) {
  const path = name.startsWith(".")
    ? normalize(`${dirname(from)}/${name}`)
    : name.replace(/^~db\//, "db/").replace(/^~\//, "app/");
  return ["", ".ts", ".tsx"].map((end) => path + end).find((file) => known.has(file));
}

/** All that a file imports of this house, by values and by types, at once or later. */
function importsOf(file: string) {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  return names.flatMap((name) => fileNamed(file, name) ?? []);
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

function climbs(plan: string[][], within = "") {
  const found: string[] = [];
  for (const [file, named] of imports) {
    if (!file.startsWith(within)) continue;
    const from = placeIn(plan, file);
    if (from.floor < 0) found.push(`${file} stands on no floor of the plan`);
    for (const other of named.filter((name) => name.startsWith(within))) {
      const to = placeIn(plan, other);
      const isAbove = to.floor > from.floor;
      const isBeside = to.floor === from.floor && to.folder !== from.folder;
      if (isAbove || isBeside) found.push(`${file} imports ${other}`);
    }
  }
  return found;
}

test("no room imports one that stands above or beside it", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(climbs(rooms)).toEqual([]);
});

test("no folder of models imports one that stands above or beside it", () => {
  expect(climbs(models, "app/models/")).toEqual([]);
});

test("every floor of the plan stands in the house", () => {
  for (const folder of [...rooms, ...models].flat())
    expect(files.some((file) => file === folder || file.startsWith(`${folder}/`))).toBe(true);
});

test("no files import each other in a circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, way: string[]) {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(" → "));
    if (way.includes(file) || done.has(file)) return;
    for (const other of imports.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
