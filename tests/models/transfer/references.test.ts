import { expect, test } from "vitest";
import { withAddresses, withPaths } from "~/models/transfer/references";
import { fc } from "../../support/runner/property";

const ID = "0123456789abcdef";
const ADDRESS = `/media/${ID}-2048.jpg`;
const OTHER = "fedcba9876543210";

const photographs = new Map([
  [ID, { path: "letters/tea/चाय (1).jpg", address: ADDRESS }],
  [OTHER, { path: "photographs/sea.jpg", address: `/media/${OTHER}-900.jpg` }],
]);
const addresses = new Map([...photographs.values()].map(({ path, address }) => [path, address]));

const known = {
  byId: (id: string) => photographs.get(id),
  isKnown: (path: string) => addresses.has(path),
};

const written = (text: string, folder = "letters/tea") => withPaths(text, folder, known);
const read = (text: string, folder = "letters/tea") =>
  withAddresses(text, folder, (path) => addresses.get(path) ?? null);

test.each([
  [`<img src="${ADDRESS}">`, '<img src="./%E0%A4%9A%E0%A4%BE%E0%A4%AF%20%281%29.jpg">'],
  [`/media/${OTHER}-900.jpg`, "./../../photographs/sea.jpg"],
  [`/media/${OTHER}-320.webp`, "./../../photographs/sea.jpg#320.webp"],
  ["see ./../../photographs/sea.jpg.", "see ././../../photographs/sea.jpg."],
  ["./photographs/none.jpg", "./photographs/none.jpg"],
])("%s is written as %s, and comes back", (text, path) => {
  expect(written(text)).toBe(path);
  expect(read(path)).toBe(text);
});

test("from the top of an export a photograph's path is its own", () => {
  expect(written(`/media/${OTHER}-900.jpg`, "")).toBe("./photographs/sea.jpg");
});

test("any text comes back to the character", () => {
  const pieces = fc.constantFrom(
    ADDRESS,
    `/media/${OTHER}-900.jpg`,
    `/media/${OTHER}-320.webp`,
    "/media/0000000000000000-320.jpg",
    "./../../photographs/sea.jpg",
    "./%E0%A4%9A%E0%A4%BE%E0%A4%AF%20%281%29.jpg",
    "photographs/",
    "sea.jpg",
    "#320.webp",
    ..."./..-%~#ax\"' \n",
  );
  const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (source) => {
      expect(read(written(source))).toBe(source);
    }),
    { numRuns: 5_000 },
  );
});

test("a text that is made to take long takes no time", () => {
  for (const piece of ["./", "../", "a/", "%", "./a", ADDRESS, ".a"]) {
    const text = piece.repeat(200_000 / piece.length);
    const start = performance.now();
    expect(read(written(text))).toBe(text);
    expect(performance.now() - start).toBeLessThan(5_000);
  }
});
