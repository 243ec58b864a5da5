import { describe, expect, test } from "vitest";
import { type DiffPart, diffText } from "~/utils/words/text-diff.server";
import { expectLinear } from "../support/measures/growth";
import { fc } from "../support/runner/property";

/** `[-taken away-]{+added+}` */
function marked(parts: DiffPart[]) {
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return parts.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join("");
}

test.each([
  ["the same", "The lake.", "The lake.", "The lake."],
  ["a word", "The blue lake.", "The green lake.", "The [-blue -]{+green +}lake."],
  ["a word more", "The lake.", "The blue lake.", "The {+blue +}lake."],
  ["a word less", "The blue lake.", "The lake.", "The [-blue -]lake."],
  ["a paragraph more", "One.\n\nTwo.", "One.\n\nNew.\n\nTwo.", "One.\n\n{+New.\n\n+}Two."],
  ["everything", "Rain all day.", "Sun!", "[-Rain all day.-]{+Sun!+}"],
  ["from nothing", "", "Sun!", "{+Sun!+}"],
  ["to nothing", "Sun!", "", "[-Sun!-]"],
  ["white space alone", "One  two\nthree", "One two\nthree ", "One two\nthree "],
  ["another script", "झील नीली है", "झील हरी है", "झील [-नीली -]{+हरी +}है"],
])("%s", (_, before, after, expected) => {
  expect(marked(diffText(before, after))).toBe(expected);
});

test("whatever two texts say, nothing of either is lost", () => {
  const line = fc.array(fc.constantFrom("a", "b", "lake", "day", ".", "<b>", "नीली"), {
    maxLength: 12,
  });
  const text = fc.array(line, { maxLength: 12 });
  const joined = text.map((lines) => lines.map((words) => words.join(" ")).join("\n"));
  const solid = (value: string) => value.replace(/\s+/g, "");
  const side = (parts: DiffPart[], kind: "removed" | "added") =>
    solid(
      parts.map((part) => (part.kind === "same" || part.kind === kind ? part.text : "")).join(""),
    );
  fc.assert(
    fc.property(joined, joined, (before, after) => {
      const parts = diffText(before, after);
      expect(side(parts, "removed")).toBe(solid(before));
      expect(side(parts, "added")).toBe(solid(after));
    }),
  );
});

/** `size` characters of words that `wordAt` gives. */
function textOf(size: number, wordAt: (index: number) => string, between = " ") {
  const words: string[] = [];
  for (let length = 0, index = 0; length < size; index += 1) {
    const word = wordAt(index) + between;
    words.push(word);
    length += word.length;
  }
  return words.join("").slice(0, size);
}

describe("at the limit of a content it takes no longer than its length asks for", () => {
  // From where the bound of steps holds: below it, every word can be compared with every other.
  const sizes = [12_500, 200_000];
  test.each<[string, (size: number) => [string, string]]>([
    ["no word in common", (size) => [textOf(size, (n) => `a${n}`), textOf(size, (n) => `b${n}`)]],
    ["one word for ever", (size) => ["a ".repeat(size / 2), "a b ".repeat(size / 4)]],
    ["signs alone", (size) => ["!".repeat(size), "!?".repeat(size / 2)]],
    [
      "no line in common",
      (size) => [textOf(size, (n) => `a${n}`, "\n"), textOf(size, (n) => `b${n}`, "\n")],
    ],
    ["a sign a line", (size) => ["a\nb\n".repeat(size / 4), "b\nc\n".repeat(size / 4)]],
    ["nothing but space", (size) => [" ".repeat(size), "\n".repeat(size)]],
  ])("%s", async (_, make) => {
    await expectLinear(make, ([before, after]) => diffText(before, after), sizes);
    const [before, after] = make(200_000);
    expect(diffText(before, after).length).toBeLessThanOrEqual(5_000);
  });

  test("a word changed here and there is still found by itself", () => {
    const wordAt = (index: number) => `w${index % 91}${index % 60 ? " " : "\n"}`;
    const page = (changed: string) =>
      Array.from({ length: 45_000 }, (_, n) => (n % 1_000 === 7 ? changed : wordAt(n))).join("");
    const parts = diffText(page("tea "), page("chai "));
    const removed = parts.filter(({ kind }) => kind === "removed");
    expect(removed.length).toBeGreaterThan(40);
    expect(new Set(removed.map(({ text }) => text.trim()))).toEqual(new Set(["tea"]));
  });
});
