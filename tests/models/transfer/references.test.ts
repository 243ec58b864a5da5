import { expect, test } from "vitest";
import { withAddresses, withPaths } from "~/portable/transfer/references";
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

const byHand = new Map([
  ["letters/tea/dal lake.jpg", "/media/1"],
  ["letters/tea/Straße.jpg", "/media/2"],
  ["letters/tea/tea (1) [a].jpg", "/media/3"],
  ["letters/tea/100% sure.jpg", "/media/4"],
  ["letters/tea/café.jpg", "/media/5"],
  ["letters/tea/tom & jerry.jpg", "/media/6"],
  ["photographs/चाय १.jpg", "/media/7"],
]);

test.each([
  ['<img src="./dal lake.jpg">', '<img src="/media/1">'],
  ["<img src='dal lake.jpg'>", "<img src='/media/1'>"],
  ['<img src="dal%20lake.jpg">', '<img src="/media/1">'],
  ["./Straße.jpg", "/media/2"],
  ["<img src=./Straße.jpg>", "<img src=/media/2>"],
  ['<a href="./tea (1) [a].jpg">', '<a href="/media/3">'],
  ['<img src="./100% sure.jpg">', '<img src="/media/4">'],
  ['<img src="./100%25%20sure.jpg">', '<img src="/media/4">'],
  ["./cafe\u0301.jpg", "/media/5"],
  ['<img src="./cafe%CC%81.jpg">', '<img src="/media/5">'],
  ['<img src="./tom &amp; jerry.jpg">', '<img src="/media/6">'],
  ["./tom & jerry.jpg", "/media/6"],
  ['<img src="../../photographs/चाय १.jpg">', '<img src="/media/7">'],
  ['<img src="./../../photographs/चाय १.jpg">', '<img src="/media/7">'],
  [
    '<img src="https://other.example/dal lake.jpg">',
    '<img src="https://other.example/dal lake.jpg">',
  ],
])("%s is followed as a browser follows it", (text, followed) => {
  expect(withAddresses(text, "letters/tea", (path) => byHand.get(path) ?? null)).toBe(followed);
});

test("a path by hand that leads nowhere is told whole", () => {
  const missing: string[] = [];
  withAddresses(
    '<img src="./dal lake 2.jpg">',
    "letters/tea",
    () => null,
    (path) => missing.push(path),
  );
  expect(missing).toContain("dal lake 2.jpg");
});

test("any text comes back to the character", () => {
  const pieces = fc.constantFrom(
    ADDRESS,
    `/media/${OTHER}-900.jpg`,
    `/media/${OTHER}-320.webp`,
    "/media/0000000000000000-320.jpg",
    "./../../photographs/sea.jpg",
    "./%E0%A4%9A%E0%A4%BE%E0%A4%AF%20%281%29.jpg",
    "./चाय (1).jpg",
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
