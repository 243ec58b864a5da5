import { describe, expect, test } from "vitest";
import { FOUND_FROM, FOUND_TO } from "~/models/find/search/search";
import { snippetOf, wordFinder } from "~/models/find/search/search-snippet";
import { expectLinear, sizesUpTo } from "../../support/measures/growth";

const FAMILY = "👨\u200d👩\u200d👧\u200d👦";
const MOST = 180;

function snippet(body: string, ...words: string[]) {
  const terms = words.map((word) => ({ exact: [{ word, isBeginning: false }], longer: [] }));
  return snippetOf({ names: "", detail: "", body }, wordFinder(terms));
}

function signsOf(text: string) {
  const signs = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text);
  return [...signs].map(({ segment }) => segment);
}

describe("a snippet ends between two signs", () => {
  test.each([
    ["families of emoji", FAMILY],
    ["conjuncts of Devanagari", "क्ष्म्य"],
    ["flags", "🇮🇳"],
    ["hands with a skin tone", "👋🏽"],
    ["letters with marks", "é̂"],
  ])("of %s", (_what, sign) => {
    for (let before = MOST - 12; before <= MOST; before += 1) {
      const shown = snippet("x".repeat(before) + sign.repeat(40)).replace("…", "");
      expect(signsOf(shown.slice(before)).every((each) => each === sign)).toBe(true);
    }
  });
});

test("a snippet begins between two signs", () => {
  const shown = snippet(`${"x".repeat(99)}${FAMILY} ${"y".repeat(99)}`, "👩");
  expect(shown.startsWith(`…${FOUND_FROM}${FAMILY}${FOUND_TO} yyy`), shown).toBe(true);
});

test("what is marked is whole as it is drawn", () => {
  expect(snippet("I ❤\ufe0f it", "❤")).toBe(`I ${FOUND_FROM}❤\ufe0f${FOUND_TO} it`);
  expect(snippet(`We are ${FAMILY}!`, "👩", "👧")).toBe(
    `We are ${FOUND_FROM}${FAMILY}${FOUND_TO}!`,
  );
});

test("a snippet of a long run takes no more time than its length", () =>
  expectLinear(
    (size) => "क्ष्म्य".repeat(size / 7),
    (body) => snippet(body, "x"),
    sizesUpTo(80_000),
  ));
