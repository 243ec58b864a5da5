import { existsSync, readdirSync, readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { describeApi } from "~/api/description/document.server";
import { allTables } from "../support/records/tables";

/** Words on screen, in addresses and in tables, for which the code has another: see the table in docs/map.md. */
const retired = new Set(
  "letter letters story stories blog blogs album albums guide guides gallery galleries".split(" "),
);

const tables = await allTables();

/** Names that are not the code's to choose: those of tables, of the API, and of what browsers have stored. */
const given = new Set([
  ...Object.keys(tables),
  ...Object.values(tables).flatMap((table) => Object.keys(getTableColumns(table))),
  ...Object.keys(describeApi().components.schemas),
  // The API's, and the kind of a post that a browser keeps.
  "totalGalleryItems",
  "relatedBlogPosts",
  "letter",
  // The slug of a page of texts.
  "guides",
  // The first character of a title.
  "firstLetter",
]);

const files = ["app", "db", "demo"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
);

function isRetired(name: string) {
  return name.split(/(?=[A-Z])|[^A-Za-z]/).some((word) => retired.has(word.toLowerCase()));
}

function identifiersIn(file: string) {
  const { program, errors } = parseSync(file, readFileSync(file, "utf8"));
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const names = new Set<string>();
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    if ("name" in node && typeof node.name === "string") names.add(node.name);
    for (const part of Object.values(node)) visit(part);
  };
  visit(program);
  return [...names];
}

test("code has one noun for each thing", () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(400);
  const wrong = sources.flatMap((file) =>
    identifiersIn(file).flatMap((name) =>
      isRetired(name) && !given.has(name) ? `${file}: ${name}` : [],
    ),
  );
  expect(wrong).toEqual([]);
});

test("so have the names of its files", () => {
  expect(files.filter((file) => /\.(tsx?|css)$/.test(file) && isRetired(file))).toEqual([]);
});

test("the map says which noun, and where each thing lies", () => {
  const page = readFileSync("docs/map.md", "utf8");
  const [, table = ""] = /^\| on screen \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const names = [...table.matchAll(/`([^`]+\.server\.ts)`/g)].map(([, path = ""]) => path);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((path) => !existsSync(`app/models/${path}`))).toEqual([]);
});

test.each(["rate-limit", "event-replay", "cooperative-gestures", "history-entries"])(
  "a search for %s finds a file",
  (term) => {
    expect(files.filter((file) => file.includes(term))).not.toEqual([]);
  },
);

test("a file is named by the subject of its fields", () => {
  expect(files.filter((file) => /^app\/.*\/(form-)?fields?\.tsx?$/.test(file))).toEqual([]);
});
