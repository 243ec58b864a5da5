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

const written = (html: string) => withPaths(html, "letters/tea", (id) => photographs.get(id));
const read = (html: string, missing: (path: string) => void = () => {}) =>
  withAddresses(html, "letters/tea", (path) => addresses.get(path) ?? null, missing);

test.each([
  [`<img src="${ADDRESS}">`, '<img src="%E0%A4%9A%E0%A4%BE%E0%A4%AF%20%281%29.jpg">'],
  [`<a href='/media/${OTHER}-900.jpg'>`, "<a href='../../photographs/sea.jpg'>"],
  [`<img src="/media/${OTHER}-320.webp">`, '<img src="../../photographs/sea.jpg#320.webp">'],
  ["see ../../photographs/sea.jpg.", "see ../../photographs/sea.jpg."],
  [`see /media/${OTHER}-900.jpg`, `see /media/${OTHER}-900.jpg`],
  ['<a href="photographs/none.jpg">', '<a href="photographs/none.jpg">'],
])("%s is written as %s, and comes back", (html, path) => {
  expect(written(html)).toBe(path);
  expect(read(path)).toBe(html);
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
  ['<img src="Straße.jpg">', '<img src="/media/2">'],
  ['<a href="./tea (1) [a].jpg">', '<a href="/media/3">'],
  ['<img src="./100% sure.jpg">', '<img src="/media/4">'],
  ['<img src="./100%25%20sure.jpg">', '<img src="/media/4">'],
  ['<img src="./cafe%CC%81.jpg">', '<img src="/media/5">'],
  ['<img src="./tom &amp; jerry.jpg">', '<img src="/media/6">'],
  ['<img src="../../photographs/चाय १.jpg">', '<img src="/media/7">'],
  ['<img src="./../../photographs/चाय १.jpg">', '<img src="/media/7">'],
  [
    '<img src="https://other.example/dal lake.jpg">',
    '<img src="https://other.example/dal lake.jpg">',
  ],
])("%s is followed as a browser follows it", (html, followed) => {
  const addressAt = (path: string) => byHand.get(path) ?? null;
  expect(withAddresses(html, "letters/tea", addressAt, () => {})).toBe(followed);
});

test("a path by hand that leads nowhere is told whole", () => {
  const missing: string[] = [];
  read('<img src="./dal lake 2.jpg">', (path) => missing.push(path));
  expect(missing).toEqual(["./dal lake 2.jpg"]);
});

test("any HTML comes back to the character", () => {
  const pieces = fc.constantFrom(
    `<img src="${ADDRESS}">`,
    `/media/${OTHER}-900.jpg`,
    `<img src='/media/${OTHER}-320.webp'>`,
    '<img src="/media/0000000000000000-320.jpg">',
    "../../photographs/sea.jpg",
    "photographs/",
    "sea.jpg",
    "#320.webp",
    ..."./..-%~#ax\"' \n=",
  );
  const html = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
  // Whoever links to a photograph by where an export has it links to the photograph.
  const isLinked = /=["'](?:\.\/)*\.\.\/\.\.\/photographs\/sea\.jpg/;
  fc.assert(
    fc.property(
      html.filter((source) => !isLinked.test(source)),
      (source) => {
        expect(read(written(source))).toBe(source);
      },
    ),
    { numRuns: 5_000 },
  );
});

test("a text that is made to take long takes no time", () => {
  for (const piece of ["./", '="', "='../", "a/", "%", '="./a', `="${ADDRESS}`, ".a"]) {
    const html = piece.repeat(200_000 / piece.length);
    const start = performance.now();
    expect(read(written(html))).toBe(html);
    expect(performance.now() - start).toBeLessThan(5_000);
  }
});
